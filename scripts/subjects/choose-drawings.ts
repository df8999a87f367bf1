/** Groups of the emoji that are things; people, faces, hands, flags and signs are in others. */
export const groups = ['Activities', 'Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places'] as const;

/** A few that stand among the faces and are none. */
export const besides = ['robot', 'alien-monster', 'ghost'] as const;

/** Signs, charts, papers and what has letters or faces with moods; clocks; weapons; what is holy to someone; brands; drugs; what the loom draws of itself. */
const left = [
  // Signs, cards, medals with figures.
  '1st-place-medal 2nd-place-medal 3rd-place-medal bullseye club-suit diamond-suit heart-suit spade-suit flower-playing-cards flag-in-hole joker mahjong-red-dragon pool-8-ball sparkles',
  'military-medal reminder-ribbon slot-machine goal-net link label placard barber-pole bus-stop construction stop-sign police-car-light high-voltage hot-springs world-map map-of-japan map national-park',
  'horizontal-traffic-light vertical-traffic-light cyclone fog foggy wind-face motorway railway-track moon-viewing-ceremony love-hotel convenience-store department-store atm-sign post-office japanese-post-office',
  // Papers, screens and charts.
  'bar-chart chart-decreasing chart-increasing chart-increasing-with-yen ballot-box-with-ballot bookmark bookmark-tabs calendar spiral-calendar tear-off-calendar card-file-box card-index card-index-dividers clipboard control-knobs',
  'level-slider credit-card e-mail envelope-with-arrow incoming-envelope fax-machine file-cabinet file-folder open-file-folder identification-card inbox-tray outbox-tray ledger memo page-facing-up page-with-curl pager receipt',
  'spiral-notepad rolled-up-newspaper mobile-phone-with-arrow muted-speaker speaker-high-volume speaker-low-volume speaker-medium-volume low-battery camera-with-flash closed-mailbox-with-lowered-flag',
  'closed-mailbox-with-raised-flag open-mailbox-with-lowered-flag open-mailbox-with-raised-flag locked-with-key locked-with-pen unlocked linked-paperclips film-frames x-ray dvd optical-disk musical-score admission-tickets red-envelope',
  'dollar-banknote euro-banknote pound-banknote yen-banknote money-with-wings money-bag coin',
  // What we draw ourselves under another name.
  'rabbit chipmunk barn-owl',
  // Two things in one drawing, each of which has its own; what is seen from its front alone where another shows it whole.
  'cricket-game train',
  // Clocks.
  'alarm-clock mantelpiece-clock timer-clock stopwatch watch hourglass-done hourglass-not-done',
  'one-oclock two-oclock three-oclock four-oclock five-oclock six-oclock seven-oclock eight-oclock nine-oclock ten-oclock eleven-oclock twelve-oclock',
  'one-thirty two-thirty three-thirty four-thirty five-thirty six-thirty seven-thirty eight-thirty nine-thirty ten-thirty eleven-thirty twelve-thirty',
  // Views in a square frame: on cloth they are badges.
  'desert sunrise sunrise-over-mountains sunset cityscape cityscape-at-dusk bridge-at-night night-with-stars milky-way fireworks',
  // Weapons, drugs, illness, death.
  'crossed-swords dagger bow-and-arrow water-pistol kitchen-knife bomb firecracker cigarette coffin funeral-urn headstone drop-of-blood syringe pill microbe adhesive-bandage crutch petri-dish razor mouse-trap military-helmet oil-drum shield axe hammer-and-pick pick',
  'clinking-beer-mugs bottle-with-popping-cork cut-of-meat meat-on-bone bacon poultry-leg',
  // Holy, or of one faith.
  'church mosque synagogue hindu-temple shinto-shrine kaaba prayer-beads hamsa nazar-amulet moai wedding pine-decoration tanabata-tree japanese-dolls carp-streamer',
  // Not for a cloth.
  'cockroach toilet roll-of-paper plunger wastebasket briefs bikini one-piece-swimsuit pile-of-poo womans-clothes pig-nose guide-dog service-dog empty-nest derelict-house oncoming-police-car',
  'manual-wheelchair motorized-wheelchair white-cane satellite-antenna electric-plug elevator derelict-house statue-of-liberty tokyo-tower building-construction hair-pick droplet',
  'sun-with-face full-moon-face new-moon-face first-quarter-moon-face last-quarter-moon-face front-facing-baby-chick',
  'sun-behind-large-cloud sun-behind-small-cloud cloud-with-lightning-and-rain waning-crescent-moon waning-gibbous-moon waxing-crescent-moon waxing-gibbous-moon first-quarter-moon last-quarter-moon new-moon full-moon',
  // Words of the trade or of a prompt that mean something else.
  'thread yarn knot clamp label wood ice salt rock window-frame broken-chain chains water-wave',
  // Faces of what has a body of its own.
  'cat-face dog-face cow-face horse-face monkey-face mouse-face pig-face rabbit-face tiger-face dragon-face',
  // Goods that cloth is made for: "for scarves" asks for no scarf.
  't-shirt dress kimono jeans shorts coat scarf socks necktie running-shirt martial-arts-uniform sari bed couch-and-lamp safety-vest lab-coat',
  // The loom's own, drawn in the hand of each craft.
  'two-hump-camel ox water-buffalo lion fish lotus hibiscus sunflower rose tulip blossom cherry-blossom white-flower rosette bouquet palm-tree spiral-shell feather sun star moon crescent-moon cloud kite diya-lamp heart wilted-flower herb',
  'four-leaf-clover shamrock maple-leaf fallen-leaf leaf-fluttering-in-wind bird dove duck goose flamingo honeybee lady-beetle unicorn wing deciduous-tree snowflake hyacinth',
].flatMap((line) => line.split(' '));

export const excluded: ReadonlySet<string> = new Set(left);

const seaside =
  'blowfish crab coral dolphin jellyfish lobster octopus otter seal shark shrimp spouting-whale squid tropical-fish turtle whale fried-shrimp oyster sailboat ship anchor motor-boat ferry canoe speedboat passenger-ship ring-buoy diving-mask beach-with-umbrella desert-island fishing-pole polar-bear penguin seahorse manta-ray submarine lighthouse sea-star sea-urchin seagull school-of-fish sperm-whale whale-tail mermaid clownfish angler-fish eel flatfish fishing-boat galleon ship-wheel scallop nautilus-shell salmon surf-board paddle-steamer';
const heavens =
  'rocket satellite ringed-planet flying-saucer comet shooting-star glowing-star telescope helicopter airplane small-airplane airplane-arrival airplane-departure parachute owl bat alien-monster robot globe-showing-americas globe-showing-asia-australia globe-showing-europe-africa balloon rainbow ghost sparkler air-balloon zeppelin biplane space-shuttle solar-system galaxy spoutnik hang-glider barn-owl observatory paper-plane';
const sweets =
  'birthday-cake candy chocolate-bar cookie cupcake custard dango doughnut honey-pot ice-cream lollipop moon-cake pancakes pie shaved-ice shortcake soft-ice-cream waffle party-popper wrapped-gift teddy-bear confetti-ball piata carousel-horse circus-tent popcorn balloon crayon nesting-dolls yo-yo puzzle-piece crown game-die candy-canes cake-slice ice-pop jelly jelly-beans marshmallows wrapped-sweet balloons cubes paper-windmill piggy-bank plastic-duck spinning-top';
const gardens =
  'acorn artichoke asparagus bamboo banana-bunch beehive beet berries-bowl berry-bush bird-cage bird-house bonsai-tree cabbage cactus-pot capybara caterpillar chameleon-glyph chanterelles cigale corn cotton-flower daisy dandelion-flower elderberry fern flower-pot forest fruit-bowl fruit-tree ginkgo-leaf heron honey-jar honeycomb hops hummingbird ibis kiwi-bird lily-pads monstera-leaf mushrooms oak oak-leaf orange-slice ostrich painted-pottery pine-tree plum porcupine praying-mantis pumpkin raddish raspberry raven reed sheep sparrow squirrel sugar-cane swallow toucan treehouse watering-can wheat willow-tree windmill wooden-fence axolotl armadillo';

const bySetting = {
  sea: seaside.split(' '),
  sky: heavens.split(' '),
  sweet: sweets.split(' '),
  garden: gardens.split(' '),
} as const;

/** What goes well beside a drawing of this name and group. */
export function settingOf(name: string, group: string): 'garden' | 'sea' | 'sky' | 'sweet' | 'plain' {
  for (const setting of ['sea', 'sky', 'sweet', 'garden'] as const)
    if (bySetting[setting].includes(name)) return setting;
  return group === 'Animals & Nature' || group === 'Food & Drink' ? 'garden' : 'plain';
}
