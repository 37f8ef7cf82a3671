/** Something that a home improvement shop sells, in its sizes and kinds, as it is titled and as it is asked for. */
export interface Thing {
  title: string;
  asked: readonly string[];
  /** How its measures are written: `#` is a number. The first is the title's, the others are how buyers write them. */
  measure: readonly string[];
  values: readonly string[];
  qualities: readonly string[];
  /** Sold for it, named after it, and not it. */
  parts: readonly string[];
}

const FINISH = 'White|Black|Brushed Nickel|Chrome|Oil Rubbed Bronze|Satin Brass|Espresso|Grey';
const WIDTHS = '18|24|30|36|42|48|60|72';
const LENGTHS = '6|12|15|25|50|100';
const WIDE = '# in. W|# inch|# in.|#in|#"';
const INCH = '# in.|# inch|#-inch|#"';
const FEET = '# ft.|# ft|# foot|#ft';
const NAMED: Record<string, string> = { FINISH, WIDTHS, LENGTHS, WIDE, INCH, FEET };

// Title; what buyers call it; measures; their numbers; qualities; parts.
const LINES = `
  Vanity; vanity|bathroom vanity|bath vanity; WIDE; WIDTHS; FINISH; Vanity Top|Vanity Light|Vanity Mirror
  Medicine Cabinet; medicine cabinet|recessed medicine cabinet; WIDE; 15|16|24|30; FINISH; Medicine Cabinet Shelf
  Door Hinge; door hinge|hinges|brass hinge; INCH; 2|3|3-1/2|4|5; FINISH; Hinge Pin Door Stop
  Cabinet Hinge; cabinet hinge|kitchen cabinet hinges; INCH; 1/2|3/8|1-1/4; FINISH; Cabinet Hinge Jig
  Plywood; plywood|plywood sheet; # ft. x 8 ft.|# ft x 8 ft|# x 8; 2|4|5; Birch|Oak|Pine|Sanded|Pressure-Treated;
    Plywood Clip|Saw Blade for Plywood
  OSB; osb|osb board; # ft. x 8 ft.|# ft x 8 ft; 2|4; Tongue and Groove|Square Edge; OSB Clip
  LED Under Cabinet Light; under cabinet lighting|under cabinet lights|led under counter light; INCH; 9|12|18|24|36;
    FINISH; Under Cabinet Light Linking Cable
  LED Strip Light; led strip lights|led tape light; FEET; LENGTHS; Warm White|Daylight|RGB; LED Strip Light
    Connector
  Equivalent LED Light Bulb; light bulb|led bulb|bulbs; #-Watt|# watt|# w|#w; 40|60|75|100|150; Soft
    White|Daylight|Bright White|Dimmable; Light Bulb Changer
  Flood Light Bulb; flood light bulb|flood bulbs; #-Watt|# watt|#w; 45|65|75|90|120; Soft White|Daylight; Flood
    Light Bulb Shield
  Touch Table Lamp; touch lamp|touch bedside lamp; INCH; 12|15|21|24; FINISH; Lamp Shade for Touch Lamp
  Floor Lamp; floor lamp|standing lamp; INCH; 58|62|65|72; FINISH; Floor Lamp Shade
  Outdoor Patio Chair; outdoor patio chairs|patio chair|outdoor chair; #-Pack|# pack|set of #; 2|4|6;
    Wicker|Steel|Folding|Stackable; Patio Chair Cover|Outdoor Chair Cushion
  Patio Dining Set; patio set|patio dining set|outdoor dining set; #-Piece|# piece; 3|5|7|9;
    Wicker|Steel|Aluminum|Teak; Patio Set Cover
  Trash Can; trash can|garbage can|kitchen trash can; # Gal.|# gallon|# gal; 3|8|13|32|50; Stainless
    Steel|Step-On|Touchless|Wheeled; Trash Can Liner|Trash Bag
  Bucket; 5 gallon bucket|bucket|paint bucket; # Gal.|# gallon|# gal; 1|2|3.5|5; Orange|White|Food Grade; Bucket
    Lid|Bucket Organizer
  Water Heater; water heater|hot water heater; # Gal.|# gallon|# gal; 30|40|50|80; Electric|Natural
    Gas|Tankless|Short; Water Heater Element|Water Heater Drain Pan|Water Heater Stand
  Garden Hose; garden hose|water hose|hose; FEET; LENGTHS; Heavy-Duty|Expandable|Soaker|Lead-Free; Hose Reel|Hose
    Nozzle|Garden Hose Hanger
  Extension Cord; extension cord|outdoor extension cord; FEET; LENGTHS; Outdoor|Indoor|Green|12/3; Extension Cord
    Reel
  Ceiling Fan; ceiling fan|outdoor ceiling fan; INCH; 36|42|44|52|60; FINISH; Ceiling Fan Remote|Ceiling Fan
    Blade|Ceiling Fan Light Kit
  Over the Range Microwave; over the range microwave|microwave over stove|otr microwave; # cu. ft.|# cu ft|# cubic
    foot; 1.5|1.6|1.7|1.9|2.1; Stainless Steel|White|Black; Microwave Filter|Microwave Trim Kit
  Countertop Microwave; microwave|countertop microwave; # cu. ft.|# cu ft; 0.7|0.9|1.1|1.2|2.2; Stainless
    Steel|White|Black; Microwave Cart
  Refrigerator; refrigerator|fridge; # cu. ft.|# cu ft; 10|18|21|25|28; French Door|Side by Side|Top
    Freezer|Stainless Steel; Refrigerator Water Filter|Refrigerator Water Line
  Electric Range; electric range|electric stove|slide in range; WIDE; 20|24|30|36; Stainless
    Steel|White|Slide-In|Self-Cleaning; Range Hood|Range Cord
  Kitchen Faucet; kitchen faucet|pull down kitchen faucet; #-Handle|# handle|single handle; 1|2; FINISH; Kitchen
    Faucet Cartridge|Faucet Supply Line
  Bathroom Faucet; bathroom faucet|bathroom sink faucet; # in. Centerset|# inch centerset|# in; 4|8; FINISH;
    Bathroom Faucet Drain
  Rain Shower Head; rain shower head|shower head|shower heads; INCH; 6|8|10|12; FINISH; Shower Head Arm|Shower Head
    Hose
  Toilet; toilet|elongated toilet|toilets; # GPF|# gpf; 1.1|1.28|1.6; White|Elongated|Round|Dual Flush; Toilet
    Seat|Toilet Flapper|Toilet Paper Holder
  Paint; paint|interior paint|wall paint; # gal.|# gallon|# gal; 1|5; White|Flat|Semi-Gloss|Satin|Exterior; Paint
    Tray|Paint Roller|Paint Brush
  Deck Stain; deck stain|wood stain; # gal.|# gallon; 1|5; Cedar|Redwood|Transparent|Solid; Deck Stain Applicator
  Cordless Drill; cordless drill|drill|drill set; #-Volt|# volt|#v; 12|18|20; Lithium-Ion|Brushless|Compact; Drill
    Bit Set|Drill Battery
  Circular Saw; circular saw|skill saw; INCH; 5-1/2|6-1/2|7-1/4; Corded|Cordless|Worm Drive; Circular Saw
    Blade|Circular Saw Guide
  Air Compressor; air compressor|portable air compressor; # Gal.|# gallon; 1|3|6|20|60; Oil-Free|Pancake|Portable;
    Air Compressor Hose|Air Compressor Oil
  Window Blind; blinds|window blinds|cordless blinds; WIDE; WIDTHS; White|Faux Wood|Cordless|Vertical; Blind
    Bracket|Window Blind Valance
  Interior Door; interior door|bedroom door|prehung door; INCH; 24|28|30|32|36; Primed|6-Panel|Hollow Core|Solid
    Core; Door Knob|Door Stop
  Screen Door; screen door|patio screen door; INCH; 30|32|36; White|Black|Wood|Sliding; Screen Door Closer|Screen
    Door Handle
  Shelf Bracket; shelf bracket|angle bracket|l bracket; INCH; 4|6|8|10|12; FINISH; Bracket Cover
  Wire Shelving; wire shelving|closet shelf|closet shelving; FEET; 3|4|6|12; White|Chrome|Ventilated; Shelf
    Clip|Shelf Liner
  Air Conditioner; air conditioner|window air conditioner|ac unit; #,000 BTU|#000 btu|#,000 btu; 5|6|8|10|12;
    Window|Portable|Energy Star; Air Conditioner Cover|Air Conditioner Support Bracket
  Ladder; ladder|step ladder|extension ladder; FEET; 4|6|8|16|24; Fiberglass|Aluminum|Folding; Ladder
    Stabilizer|Ladder Rack
  Carpet Tile; carpet tile|carpet squares; # in. x # in.|# x # inch|#x#; 18|19.7|24; Grey|Blue|Beige|Peel and Stick;
    Carpet Tile Adhesive
  Ceramic Floor Tile; floor tile|ceramic tile|bathroom tile; # in. x # in.|# x #|#x# inch; 6|12|16|18;
    White|Beige|Wood Look|Glazed; Tile Spacer|Tile Cutter|Floor Tile Grout
  3-in-1 Bathroom Heater; bathroom heater fan light|3 in 1 bathroom heater; # CFM|# cfm; 70|80|110; White|Quiet;
    Bathroom Heater Grille
  Smoke Detector; smoke detector|smoke alarm; #-Pack|# pack|pack of #; 1|2|3|6; Hardwired|Battery Operated|10-Year;
    Smoke Detector Bracket
  String Light; string lights|outdoor string lights|patio lights; FEET; 24|48|100; Outdoor|Solar|Edison; String
    Light Hook
  PVC Pipe; pvc pipe|pipe; INCH; 1/2|3/4|1|1-1/2|2|4; Schedule 40|White|Foam Core; PVC Pipe Cutter|PVC Pipe
    Cement|PVC Pipe Fitting
`;

export const THINGS: readonly Thing[] = LINES.trim()
  .split(/\n {2}(?! )/)
  .map((line) => {
    const [title = '', ...lists] = line.replace(/\s+/g, ' ').split('; ');
    const [asked = [], measure = [], values = [], qualities = [], parts = []] = lists.map((list) =>
      (NAMED[list] ?? list).split('|'),
    );
    return { title, asked, measure, values, qualities, parts };
  });
