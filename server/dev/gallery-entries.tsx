import type { ReactNode } from "react";
import { ClimateChart } from "../../shared/components/charts/ClimateChart.tsx";
import { ElevationProfile } from "../../shared/components/charts/ElevationProfile.tsx";
import { RoadToBaguio, roadLength, roadTop } from "../../shared/components/charts/RoadToBaguio.tsx";
import { YearScreen } from "../../shared/components/charts/YearScreen.tsx";
import { Arrow } from "../../shared/components/controls/Arrow.tsx";
import { ButtonGrid } from "../../shared/components/controls/ButtonGrid.tsx";
import { ButtonLink } from "../../shared/components/controls/ButtonLink.tsx";
import { ButtonRow } from "../../shared/components/controls/ButtonRow.tsx";
import { Chip } from "../../shared/components/controls/Chip.tsx";
import { SearchField } from "../../shared/components/controls/SearchField.tsx";
import { SearchResult } from "../../shared/components/controls/SearchResult.tsx";
import { AreaMap } from "../../shared/components/maps/AreaMap.tsx";
import { ArrivalMap } from "../../shared/components/maps/ArrivalMap.tsx";
import { CityMap } from "../../shared/components/maps/CityMap.tsx";
import { LineStroke } from "../../shared/components/maps/LineStroke.tsx";
import { ManilaMap } from "../../shared/components/maps/ManilaMap.tsx";
import { MapList } from "../../shared/components/maps/MapList.tsx";
import { mapSize } from "../../shared/components/maps/map-projection.ts";
import { cityView } from "../../shared/components/maps/map-views.ts";
import { PlaceMap } from "../../shared/components/maps/PlaceMap.tsx";
import { RouteMap } from "../../shared/components/maps/RouteMap.tsx";
import { RouteMapRelief } from "../../shared/components/maps/RouteMapRelief.tsx";
import { LatestNews } from "../../shared/components/news/LatestNews.tsx";
import { NewsCard } from "../../shared/components/news/NewsCard.tsx";
import { RoadList } from "../../shared/components/news/RoadList.tsx";
import { StatusSign } from "../../shared/components/news/StatusSign.tsx";
import { BookingTicket } from "../../shared/components/operators/BookingTicket.tsx";
import { BusPictures } from "../../shared/components/operators/BusPictures.tsx";
import { CardLink } from "../../shared/components/operators/CardLink.tsx";
import { DeparturesToAsk } from "../../shared/components/operators/DeparturesToAsk.tsx";
import { DirectoryCard } from "../../shared/components/operators/DirectoryCard.tsx";
import { FareTable } from "../../shared/components/operators/FareTable.tsx";
import { OperatorCard } from "../../shared/components/operators/OperatorCard.tsx";
import { OperatorComparison } from "../../shared/components/operators/OperatorComparison.tsx";
import { OperatorDepartures } from "../../shared/components/operators/OperatorDepartures.tsx";
import { OperatorFigures } from "../../shared/components/operators/OperatorFigures.tsx";
import { OperatorName } from "../../shared/components/operators/OperatorName.tsx";
import { OperatorNames } from "../../shared/components/operators/OperatorNames.tsx";
import { RoadScene } from "../../shared/components/operators/RoadScene.tsx";
import { TerminalLocations } from "../../shared/components/operators/TerminalLocations.tsx";
import { AsOf } from "../../shared/components/page/AsOf.tsx";
import { Band } from "../../shared/components/page/Band.tsx";
import { Breadcrumbs } from "../../shared/components/page/Breadcrumbs.tsx";
import { CardGrid } from "../../shared/components/page/CardGrid.tsx";
import { PageHead } from "../../shared/components/page/PageHead.tsx";
import { PageIndex } from "../../shared/components/page/PageIndex.tsx";
import { Section } from "../../shared/components/page/Section.tsx";
import { SectionLinks } from "../../shared/components/page/SectionLinks.tsx";
import { FramedPicture } from "../../shared/components/pictures/FramedPicture.tsx";
import { HillTown } from "../../shared/components/pictures/HillTown.tsx";
import { Picture } from "../../shared/components/pictures/Picture.tsx";
import { Poster } from "../../shared/components/pictures/Poster.tsx";
import { Scene } from "../../shared/components/pictures/Scene.tsx";
import { Weft } from "../../shared/components/pictures/Weft.tsx";
import { AreaList } from "../../shared/components/places/AreaList.tsx";
import { DayPlanStrip } from "../../shared/components/places/DayPlanStrip.tsx";
import { DayPlanTeaser } from "../../shared/components/places/DayPlanTeaser.tsx";
import { DestinationCard } from "../../shared/components/places/DestinationCard.tsx";
import { FestivalCard } from "../../shared/components/places/FestivalCard.tsx";
import { FoodCard } from "../../shared/components/places/FoodCard.tsx";
import { MarketCard } from "../../shared/components/places/MarketCard.tsx";
import { RoomKinds } from "../../shared/components/places/RoomKinds.tsx";
import { Stars } from "../../shared/components/places/Stars.tsx";
import { StayList } from "../../shared/components/places/StayList.tsx";
import { Advisory } from "../../shared/components/text/Advisory.tsx";
import { AnswerList } from "../../shared/components/text/AnswerList.tsx";
import { Badge } from "../../shared/components/text/Badge.tsx";
import { BarList } from "../../shared/components/text/BarList.tsx";
import { CostTable } from "../../shared/components/text/CostTable.tsx";
import { Details } from "../../shared/components/text/Details.tsx";
import { DotList } from "../../shared/components/text/DotList.tsx";
import { KeyFacts } from "../../shared/components/text/KeyFacts.tsx";
import { Note } from "../../shared/components/text/Note.tsx";
import { Sign } from "../../shared/components/text/Sign.tsx";
import { StatCards } from "../../shared/components/text/StatCards.tsx";
import { TermList } from "../../shared/components/text/TermList.tsx";
import { Board } from "../../shared/components/timetable/Board.tsx";
import { ClockTime } from "../../shared/components/timetable/ClockTime.tsx";
import { DayIndex } from "../../shared/components/timetable/DayIndex.tsx";
import { FareRules } from "../../shared/components/timetable/FareRules.tsx";
import { ManilaClock } from "../../shared/components/timetable/ManilaClock.tsx";
import { OriginFilter } from "../../shared/components/timetable/OriginFilter.tsx";
import { ShareControls } from "../../shared/components/timetable/ShareControls.tsx";
import { SmallBoard } from "../../shared/components/timetable/SmallBoard.tsx";
import { TableHead } from "../../shared/components/timetable/TableHead.tsx";
import { Timetable } from "../../shared/components/timetable/Timetable.tsx";
import { UntimedOperators } from "../../shared/components/timetable/UntimedOperators.tsx";
import { BusServiceCard } from "../../shared/components/travel/BusServiceCard.tsx";
import { BusServiceTable } from "../../shared/components/travel/BusServiceTable.tsx";
import { CarRouteCard } from "../../shared/components/travel/CarRouteCard.tsx";
import { GoingHome } from "../../shared/components/travel/GoingHome.tsx";
import { RoadProfile } from "../../shared/components/travel/RoadProfile.tsx";
import { RouteCard } from "../../shared/components/travel/RouteCard.tsx";
import { SeasonList } from "../../shared/components/travel/SeasonList.tsx";
import { TerminalBoard } from "../../shared/components/travel/TerminalBoard.tsx";
import { TerminalCard } from "../../shared/components/travel/TerminalCard.tsx";
import { TipCard } from "../../shared/components/travel/TipCard.tsx";
import { TipIcon } from "../../shared/components/travel/TipIcon.tsx";
import { TipLinks } from "../../shared/components/travel/TipLinks.tsx";
import { VanCard } from "../../shared/components/travel/VanCard.tsx";
import { WayFigures } from "../../shared/components/travel/WayFigures.tsx";
import { WaySign } from "../../shared/components/travel/WaySign.tsx";
import { busRoutes } from "../../shared/content/bus-routes.ts";
import { cityMapCaption, sights } from "../../shared/content/city-map.ts";
import { dayPlans } from "../../shared/content/day-plans.ts";
import { boardTerminals, busKinds } from "../../shared/content/derived/board.ts";
import { dayCostRows, dayCosts } from "../../shared/content/derived/day-costs.ts";
import { doubtText } from "../../shared/content/derived/operator-texts.ts";
import { roadFacts } from "../../shared/content/derived/road-facts.ts";
import { roomKinds } from "../../shared/content/derived/room-kinds.ts";
import { signedAreas } from "../../shared/content/derived/signed-areas.ts";
import {
  dayGroups,
  origins,
  schedule,
  timetableOperators,
  untimedOperators,
} from "../../shared/content/derived/timetable.ts";
import { festivals } from "../../shared/content/festivals.ts";
import { busTravelHours } from "../../shared/content/figures.ts";
import { foods, markets } from "../../shared/content/foods.ts";
import {
  busServices,
  carRoutes,
  onTheBus,
  seasons,
  vanServices,
  ways,
} from "../../shared/content/getting-there.ts";
import { journeyCards } from "../../shared/content/home.ts";
import { newsItems, roadStatusTexts, roads } from "../../shared/content/news.ts";
import { operatorBySlug, operators } from "../../shared/content/operators.ts";
import { pages } from "../../shared/content/pages.ts";
import { boardingAdvice } from "../../shared/content/schedule-notes.ts";
import { sections } from "../../shared/content/sections.ts";
import { bookingAdvisory, hotels, transientHouses } from "../../shared/content/stays.ts";
import { terminalById } from "../../shared/content/terminals.ts";
import { travelTips } from "../../shared/content/travel-tips.ts";
import { Island } from "../../shared/islands/Island.tsx";
import { TabSet } from "../../shared/islands/TabSet.tsx";
import { paths } from "../../shared/paths.ts";

const operator = operatorBySlug["joy-bus"];
const { slug, shortName, keyFeatures } = operator;
const destination = first(sights);
const food = first(foods);
const busService = first(busServices);
const hotel = first(hotels);
const house = first(transientHouses);
const origin = first(origins);
const tips = first(travelTips);
const lake = <Picture name="destinations/burnham-park" alt="" width={480} height={360} />;

/** Every component with props from the content, by the name of its file. */
export const galleryEntries: Readonly<Record<string, ReactNode>> = {
  Advisory: <Advisory notice={bookingAdvisory} />,
  Arrow: <Arrow />,
  AsOf: <AsOf />,
  Badge: (["plain", "gold"] as const).map((tone) => (
    <Badge key={tone} tone={tone}>
      {tone}
    </Badge>
  )),
  Band: (["blush", "mist"] as const).map((tone) => (
    <Band key={tone} tone={tone}>
      {lake}
    </Band>
  )),
  BarList: (["advice", "fact"] as const).map((mark) => (
    <BarList key={mark} mark={mark} items={keyFeatures} />
  )),
  Board: <Board terminals={boardTerminals} kinds={busKinds} hours={busTravelHours} note="" />,
  BookingTicket: <BookingTicket operator={operator} />,
  Breadcrumbs: <Breadcrumbs label={shortName} />,
  BusServiceCard: <BusServiceCard service={busService} terminal={terminalById[busService.terminal]} />,
  BusServiceTable: <BusServiceTable services={[busService]} />,
  BusPictures: <BusPictures operator={operator} />,
  ButtonLink: (["main", "paper", "line"] as const).map((kind) => (
    <ButtonLink key={kind} href={paths.home} kind={kind}>
      {kind}
    </ButtonLink>
  )),
  CardLink: <CardLink href={paths.home}>{shortName}</CardLink>,
  CardGrid: (
    <CardGrid columns={4}>
      <li>{lake}</li>
      <li>{lake}</li>
    </CardGrid>
  ),
  CarRouteCard: <CarRouteCard car={first(carRoutes)} />,
  ClimateChart: <ClimateChart />,
  Chip: <Chip name="sample-chip">{shortName}</Chip>,
  ClockTime: <ClockTime minutes={first(schedule).minutes} />,
  CostTable: <CostTable costs={dayCosts} rows={dayCostRows} />,
  DayIndex: <DayIndex groups={dayGroups} />,
  DeparturesToAsk: <DeparturesToAsk operator={operatorBySlug["coda-lines"]} />,
  CityMap: <CityMap />,
  DayPlanStrip: dayPlans.map((plan) => <DayPlanStrip key={plan.id} plan={plan} />),
  DayPlanTeaser: <DayPlanTeaser />,
  DestinationCard: <DestinationCard sight={destination} />,
  DirectoryCard: (
    <DirectoryCard
      id="directory-card"
      picture={lake}
      title={<h3>{shortName}</h3>}
      foot={
        <>
          <CardLink href={paths.home}>{shortName}</CardLink>
          <CardLink href={paths.home}>{shortName}</CardLink>
        </>
      }
    >
      <p>{tips.category}</p>
    </DirectoryCard>
  ),
  Details: <Details summary="View the Features">{keyFeatures.join(" ")}</Details>,
  ElevationProfile: <ElevationProfile />,
  FareRules: <FareRules operators={timetableOperators} kinds={busKinds} />,
  FareTable: <FareTable operator={operator} />,
  FestivalCard: <FestivalCard festival={first(festivals)} />,
  FoodCard: <FoodCard food={food} />,
  HillTown: <HillTown />,
  KeyFacts: <KeyFacts figures={roadFacts} rows={roadFacts} />,
  LatestNews: <LatestNews items={newsItems} />,
  MarketCard: <MarketCard market={first(markets)} />,
  NewsCard: newsItems.map((item) => <NewsCard key={item.id} item={item} />),
  Note: <Note text={boardingAdvice} />,
  OperatorComparison: <OperatorComparison operators={operators} />,
  OperatorCard: <OperatorCard operator={operator} />,
  OperatorDepartures: <OperatorDepartures operator={operator} />,
  OperatorFigures: <OperatorFigures operator={operator} />,
  OperatorName: <OperatorName slug={slug} name={shortName} href={paths.operators} />,
  OperatorNames: <OperatorNames slugs={[slug]} unconfirmed={[slug]} doubt={doubtText("to")} />,
  OriginFilter: <OriginFilter>{shortName}</OriginFilter>,
  PageHead: <PageHead page={pages.foods} />,
  PageIndex: <PageIndex items={journeyCards} />,
  Picture: lake,
  Poster: (
    <Poster
      href={paths.destinations}
      picture="destinations/burnham-park"
      title={destination.name}
      text={destination.teaser}
    />
  ),
  FramedPicture: <FramedPicture>{lake}</FramedPicture>,
  AnswerList: <AnswerList items={onTheBus} />,
  GoingHome: <GoingHome />,
  RoomKinds: <RoomKinds kinds={roomKinds} />,
  WayFigures: <WayFigures way={ways.bus} />,
  WaySign: (
    <WaySign id="way-sign" heading={terminalById.cubao.shortName}>
      {terminalById.cubao.address}
    </WaySign>
  ),
  RouteCard: <RouteCard route={first(busRoutes)} />,
  PlaceMap: (
    <PlaceMap view={cityView} ground="city" marks={sights} caption={cityMapCaption}>
      <MapList heading="Places" items={[{ id: "place", name: "Place", text: "Text", sign: "1" }]} />
    </PlaceMap>
  ),
  ManilaClock: <ManilaClock />,
  MapList: <MapList heading="Places" items={[{ id: "place", name: "Place", text: "Text", sign: "1" }]} />,
  AreaList: <AreaList heading="Areas" areas={signedAreas} />,
  AreaMap: <AreaMap />,
  ArrivalMap: <ArrivalMap />,
  LineStroke: (
    <svg viewBox="0 0 24 13" width="96" aria-hidden="true">
      <LineStroke kind="lrt-1" d="M0 6.5h24" />
    </svg>
  ),
  ManilaMap: <ManilaMap hasLists>{null}</ManilaMap>,
  RouteMap: <RouteMap />,
  RoadProfile: <RoadProfile />,
  RoadScene: <RoadScene slugs={[operator.slug]} />,
  RoadToBaguio: (
    <svg viewBox={`0 0 ${roadLength} ${roadTop}`} preserveAspectRatio="none" height="120" aria-hidden="true">
      <RoadToBaguio />
    </svg>
  ),
  RouteMapRelief: (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
      <RouteMapRelief />
    </svg>
  ),
  ScheduleFilter: <Island name="schedule-filter" props={{ terminals: [{ ...origin, count: 1 }] }} />,
  RoadList: <RoadList roads={roads} />,
  Scene: <Scene name="news" focus="middle" />,
  SeasonList: <SeasonList seasons={seasons} />,
  ShareControls: <ShareControls operators={timetableOperators} />,
  SearchField: <SearchField />,
  SearchResult: (
    <ol>
      <SearchResult
        address={paths.foods}
        title={food.name}
        page="Foods"
        parts={[{ text: food.name, start: 0, isFound: true }]}
      />
    </ol>
  ),
  Section: (
    <Section id="sample" heading={destination.name} lead={destination.description} tone="blush">
      {lake}
    </Section>
  ),
  Sign: <Sign>A</Sign>,
  DotList: <DotList items={destination.highlights} />,
  StatusSign: <StatusSign status="closed">{roadStatusTexts.closed}</StatusSign>,
  Stars: <Stars rating={hotel.rating} />,
  SectionLinks: <SectionLinks sections={Object.values(sections.foods)} />,
  SmallBoard: (
    <SmallBoard
      heading={shortName}
      terminals={boardTerminals}
      kinds={busKinds}
      hours={busTravelHours}
      note="Confirm with the company."
      whole={{ href: paths.schedules, label: "All of them" }}
      back={{ href: paths.terminals, label: "Back" }}
    />
  ),
  StatCards: <StatCards items={roadFacts} />,
  StayList: (
    <StayList
      stays={[
        { ...hotel, place: hotel.location, priceRange: house.priceRange, badge: "Budget-Friendly" },
        { ...house, place: house.location },
      ]}
    />
  ),
  ButtonGrid: (
    <ButtonGrid>
      <ButtonLink href={paths.schedules} wide>
        View Bus Schedules
      </ButtonLink>
    </ButtonGrid>
  ),
  ButtonRow: (
    <ButtonRow>
      <ButtonLink href={paths.home}>First</ButtonLink>
      <ButtonLink href={paths.home} kind="paper">
        Second
      </ButtonLink>
    </ButtonRow>
  ),
  TableHead: (
    <table>
      <TableHead columns={["Time", "Fare"]} />
    </table>
  ),
  TabSet: (
    <TabSet
      label="Ways to travel"
      tabs={[
        { id: "bus", label: "By Bus", picture: "spots/bus", panel: shortName },
        { id: "car", label: "By Car", picture: "spots/car", panel: lake },
        { id: "van", label: "By Van", picture: "spots/van", panel: food.name },
      ]}
    />
  ),
  TermList: <TermList items={[{ id: slug, term: shortName, text: keyFeatures.join(" ") }]} />,
  TerminalCard: <TerminalCard terminal={terminalById.cubao} />,
  TerminalBoard: <TerminalBoard>{lake}</TerminalBoard>,
  TerminalLocations: <TerminalLocations operator={operator} />,
  Timetable: <Timetable groups={dayGroups} origins={origins} paperNote="" />,
  TipCard: (
    <TipCard id={tips.id} heading={tips.category} icon={tips.id}>
      <BarList mark="fact" items={tips.items} />
    </TipCard>
  ),
  TipIcon: travelTips.map(({ id }) => <TipIcon key={id} name={id} />),
  TipLinks: <TipLinks sections={travelTips.map(({ id, category }) => ({ id, heading: category }))} />,
  UntimedOperators: <UntimedOperators operators={untimedOperators} />,
  VanCard: <VanCard van={first(vanServices)} />,
  Weft: <Weft />,
  YearScreen: <YearScreen />,
};

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) {
    throw new Error("A list of the content is empty: it has no entry for the component gallery.");
  }
  return item;
}
