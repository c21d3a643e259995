import java.nio.file.Path;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;

/** Runs the Neo4j of HOME by its conf/neo4j.conf until standard input ends: so it never outlives its parent. */
class RunNeo4j {
    public static void main(String[] arguments) throws Exception {
        Path home = Path.of(arguments[0]);
        var service = new DatabaseManagementServiceBuilder(home)
            .loadPropertiesFromFile(home.resolve("conf/neo4j.conf"))
            .build();
        Runtime.getRuntime().addShutdownHook(new Thread(service::shutdown));
        while (System.in.read() >= 0) {
            // nothing is said on standard input: its end is the signal
        }
        System.exit(0);
    }
}
