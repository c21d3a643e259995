"""All loaders, in the order in which a file is shown to them: what is most particular comes first."""

from collections.abc import Mapping
from types import MappingProxyType

from loaders.articles.feed import feed_articles, is_feed
from loaders.articles.html import html_articles, is_html
from loaders.articles.loader import ArticleLoader
from loaders.articles.plain import is_plain_text, plain_articles
from loaders.articles.records import is_article_json, json_articles
from loaders.articles.warc import is_warc, warc_articles
from loaders.companies_house.loader import CompaniesHouseLoader
from loaders.contract import Loader
from loaders.corpus.loader import CorpusLoader
from loaders.fjelstul.loader import FjelstulLoader
from loaders.football_txt.list_loader import LISTS
from loaders.football_txt.loader import FootballTxtLoader
from loaders.fpl_id_map.loader import FplIdMapLoader
from loaders.incidents.api_football import API_FOOTBALL
from loaders.incidents.football_data_org import FOOTBALL_DATA_ORG
from loaders.incidents.fpl import FplLoader
from loaders.incidents.openfootball import OPENFOOTBALL
from loaders.incidents.openfootball_lists import OPENFOOTBALL_LISTS
from loaders.incidents.schochastics import SCHOCHASTICS
from loaders.opta.loader import OptaLoader
from loaders.reep.loader import ReepLoader
from loaders.register_table.loader import REGISTERS
from loaders.sportsml.loader import SportsMLLoader
from loaders.statsbomb.loader import StatsBombLoader
from loaders.tables.internationals import FormerNamesLoader, ShootoutsLoader
from loaders.tables.layouts import LAYOUTS
from loaders.tables.loader import TableLoader
from loaders.transfermarkt.loader import TransfermarktLoader
from loaders.wikidata.loader import WikidataLoader
from loaders.wikidata.results import ResultsLoader
from loaders.wikipedia.loader import WikipediaLoader
from loaders.wyscout.loader import WyscoutLoader

LOADERS: tuple[Loader, ...] = (
    FOOTBALL_DATA_ORG,
    SCHOCHASTICS,
    CorpusLoader(),
    StatsBombLoader(),
    OptaLoader(),
    WyscoutLoader(),
    SportsMLLoader(),
    WikipediaLoader(),
    OPENFOOTBALL,
    OPENFOOTBALL_LISTS,
    API_FOOTBALL,
    FplLoader(),
    FjelstulLoader(),
    TransfermarktLoader(),
    WikidataLoader(),
    ResultsLoader(),
    ReepLoader(),
    FplIdMapLoader(),
    CompaniesHouseLoader(),
    *(TableLoader(layout) for layout in LAYOUTS),
    ShootoutsLoader(),
    FormerNamesLoader(),
    FootballTxtLoader(),
    *LISTS,
    *REGISTERS,
    ArticleLoader("warc", "web archives (WARC), plain or compressed", is_warc, warc_articles),
    ArticleLoader("feed", "RSS and Atom feeds", is_feed, feed_articles),
    ArticleLoader("html", "web pages of articles", is_html, html_articles),
    ArticleLoader(
        "json",
        "articles as JSON or JSON lines: schema.org NewsArticle, ninjs, plain title and text",
        is_article_json,
        json_articles,
    ),
    ArticleLoader("text", "plain text, the first line being the title", is_plain_text, plain_articles),
)

#: Files that a loader reads beside its own, and the own files beside which they are no source of their own.
COMPANIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "teams.csv": ("fixtures.csv",),
        "players_raw.csv": ("fixtures.csv",),
        "player_idlist.csv": ("fixtures.csv",),
        "incidents.parquet": ("matches.parquet",),
    }
)
