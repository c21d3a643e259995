"""Line-ups, benches and the small print under a report: who played, who came on, who was booked, who refereed."""
