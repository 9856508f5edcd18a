/*
 * Short words for things that everybody sees and does, which no lesson happens to teach: a learner who
 * finds ANT must not be told that it is no word. Chosen by us.
 */
const list = `
  aid aim ant ants ash barn bat bead beak beam beans bees bench berry bet bind birds bits blade
  blank bless boots bow brake brick brief broom bud bug bulb bull bun bunny bush cabin calf cape
  cart cell chain chalk chew chick chin chip claw clay clerk cliff clown clue coal coins comb cone
  corn crab crack craft crawl crown crust cube curl curly daisy dam dawn deck deer dial dice dip
  ditch dive dot doves drag drip dull dump dusk dusty eagle ease echo equal fade fairy fake feast
  fetch fin fist flame flap flash flea foul fox frame frost fuel fur gear glow glue goose grade
  grain grand grin grip gum hail handy hare hatch hawk hay heal hedge herb hint hip hood hoof hook
  hoop hop horn hose host hut icy inch ink item jar jaw jelly jet jog jug keen kit kite knit knob
  knot lab lane lap lawn leak lean leap lid lily load loaf loan log lung mail march mat mate medal
  mice mild mint mist mud mug nasty navy neat nest net nod oak olive oval owl pale palm panda pants
  peas peel pin pint plot plum plus poem poet pole pond pony pop pork pots pump pup rack rail range
  ray rid roar roast robot rug rush rusty sack sandy scale seal seek shade shed shell shore silk sip
  skate ski slim smart snail soccer soil sort spark spice spill spin spot spray stair steam steep
  stool strip sum surf swing tale tank tick tile torch trail tray tub tube tulip tuna tune tyre unit
  vase wasp wax web wheat wig wink wipe witch worm wrist yawn zebra zip`;

export const everydayStarters: readonly string[] = list.trim().split(/\s+/);
