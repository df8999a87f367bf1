// long: a table, one line for each drawing.
/** Drawings in one colour, and their names in English, Hindi and Gujarati, for that library has English file names alone. Parted by bars; names by commas. */
const table = `
pagoda|pagoda, pagodas|पगोडा|પેગોડા
sofa|sofa, sofas, settee, couch|सोफ़ा, सोफा|સોફા, સોફો
leek|leek, leeks|लीक|લીક
rake|garden rake, rake, rakes|पंजा पांचा|દંતાળી
sickle|sickle, sickles, hansiya, datardu|हंसिया, दरांती|દાતરડું, દાતરડાં
ionic-column|pillar, pillars, greek column, ionic column|खंभा, खंभे, स्तंभ|થાંભલો, થાંભલા, સ્તંભ
hourglass|hourglass, hourglasses, sand timer|रेतघड़ी|રેતઘડી
paddles|oars, oar, paddles, paddle|चप्पू|હલેસાં, હલેસું
sundial|sundial, sundials|धूपघड़ी|સૂર્યઘડિયાળ
pocket-watch|pocket watch, pocket watches|जेब घड़ी, जेबघड़ी|ખિસ્સા ઘડિયાળ
unlit-candelabra|candelabra, candelabras, candelabrum|झाड़ मोमबत्ती|મીણબત્તીનું ઝાડ
hand-saw|hand saw, handsaw, saws|हाथ आरी|હાથ કરવત
handheld-fan|folding fan, folding fans, paper fan, paper fans, japanese fan, japanese fans, chinese fan|तह पंखा, कागज़ का पंखा|વાળવાનો પંખો, કાગળનો પંખો
necklace|necklace, necklaces|गले का हार|ગળાનો હાર
agave|agave|रामबांस|રામબાણ
almond|almond nut|बादाम गिरी|બદામ ગર
ammonite|ammonite, fossil|जीवाश्म|અશ્મિ
angler-fish|anglerfish, angler fish|मछुआ मीन|એંગલર મીન
ant|black ant|काली चींटी|કાળી કીડી
anvil|anvil|निहाई|એરણ
aquarium|aquarium, fish tank|मछलीघर|માછલીઘર
armadillo|armadillo|आर्माडिलो|આર્માડિલો
armchair|armchair, arm chair|आरामकुर्सी|આરામખુરશી
asparagus|asparagus|शतावरी|શતાવરી
astrolabe|astrolabe|तारामापी|તારામાપક
audio-cassette|cassette, audio cassette, cassette tape|कैसेट|કેસેટ
aubergine|long brinjal|लंबा बैंगन|લાંબું રીંગણ
axolotl|axolotl|एक्सोलोटल|એક્સોલોટલ
backgammon|backgammon|चौसर|ચોપાટ
bagpipes|bagpipe, bagpipes|मशकबीन|મશકવાજું
banana-bunch|bunch of bananas, banana bunch|केले का गुच्छा|કેળાંની લૂમ
baobab|baobab, baobab tree|गोरख इमली|ગોરખ આમલી
barbecue|barbecue, grill|अंगीठी|સગડી
barn|barn|खलिहान|ખળું
barn-owl|barn owl|उल्लू पक्षी|ચીબરી
barrel|barrel|पीपा|પીપ
baseball-bat|baseball bat|बेसबॉल बल्ला|બેઝબોલ બેટ
bassoon|bassoon|बैसून|બસૂન
beach-ball|beach ball|समुद्री गेंद|દરિયાઈ દડો
beach-bucket|sand bucket, beach bucket|रेत की बाल्टी|રેતીની ડોલ
bed-lamp|bedside lamp|पलंग का लैंप|પલંગનો લેમ્પ
beehive|beehive, bee hive|मधुमक्खी का छत्ता|મધપૂડો
beech|beech tree|बीच वृक्ष|બીચ વૃક્ષ
beet|beetroot, beet|चुकंदर|બીટ
bellows|bellows|धौंकनी|ધમણ
berries-bowl|bowl of berries|बेरी का कटोरा|બેરીનો વાટકો
berry-bush|berry bush|बेरी की झाड़ी|બેરીની ઝાડી
binoculars|binoculars|दूरबीन जोड़ी|બાયનોક્યુલર
biplane|biplane|दो पंखी विमान|બે પાંખનું વિમાન
birch-trees|birch, birch trees, birch tree|भोजपत्र|ભોજપત્ર
bird-cage|birdcage, bird cage|पिंजरा|પાંજરું
bird-house|birdhouse, bird house|चिड़ियाघर का डिब्बा|પંખીઘર
bonsai-tree|bonsai, bonsai tree|बोनसाई|બોન્સાઈ
bookshelf|bookshelf, bookcase|किताबों की अलमारी|પુસ્તકોનું કબાટ
boombox|boombox, boom box|बूमबॉक्स|બૂમબોક્સ
bow-tie|bow tie|बो टाई|બો ટાઈ
bow-tie-ribbon|bow tie ribbon, gift bow|फीते की गांठ|બો ટાઈ રિબન
bowling-pin|bowling pin, bowling pins|बोलिंग पिन|બોલિંગ પિન
bread-slice|slice of bread, toast|डबलरोटी का टुकड़ा|બ્રેડની સ્લાઇસ
bunk-beds|bunk bed, bunk beds|दुमंजिला पलंग|બે માળનો પલંગ
buoy|buoy|तैरता निशान|તરતું નિશાન
cabbage|green cabbage|पत्ता गोभी|કોબીજ
cactus-pot|potted cactus, cactus pot|गमले में कैक्टस|કૂંડામાં થોર
cake-slice|piece of cake|केक का टुकड़ा|કેકનો ટુકડો
calculator|calculator|कैलकुलेटर|કેલ્ક્યુલેટર
camp-cooking-pot|camp pot|डेरे की देगची|તંબુનું તપેલું
campfire|campfire, camp fire, bonfire|अलाव|તાપણું
camping-tent|camping tent|शिविर तंबू|શિબિર તંબુ
candle-holder|candle holder|शमादान|મીણબત્તીદાન
candles|three candles|मोमबत्तियां|મીણબત્તીઓ
candlestick-phone|antique telephone|पुराना टेलीफ़ोन|જૂનો ટેલિફોન
candy-canes|candy cane, candy canes|मिश्री की छड़ी|કેન્ડી કેન
canoe|dugout canoe|डोंगी नाव|હોડકું
capybara|capybara|कैपीबारा|કેપીબારા
carambola|star fruit, starfruit, carambola|कमरख|કમરખ
caravan|caravan|कारवां गाड़ी|કારવાં ગાડી
caravel|caravel|पालदार जहाज़|સઢવાળું વહાણ
carnival-mask|carnival mask, masquerade mask|मुखौटा|મહોરું
cauldron|cauldron|कड़ाहा|દેગ
centipede|centipede|कनखजूरा|કાનખજૂરો
chameleon-glyph|chameleon|गिरगिट|કાચિંડો
chanterelles|chanterelles, chanterelle|जंगली मशरूम|જંગલી મશરૂમ
chef-toque|chef hat, chefs hat|रसोइए की टोपी|રસોઇયાની ટોપી
cherry|cherry pair|चेरी जोड़ी|ચેરીની જોડ
chess-king|chess king|शतरंज का राजा|શતરંજનો રાજા
chess-knight|chess knight|शतरंज का घोड़ा|શતરંજનો ઘોડો
chess-queen|chess queen|शतरंज की रानी|શતરંજની રાણી
chess-rook|chess rook|शतरंज का हाथी|શતરંજનો હાથી
chest|treasure chest|खजाने की पेटी|ખજાનાની પેટી
chestnut-leaf|chestnut leaf|शाहबलूत पत्ता|ચેસ્ટનટ પાન
cigale|cicada|झिल्ली कीट|તમરું
clarinet|clarinet|क्लैरिनेट|ક્લેરિનેટ
clothesline|clothesline, washing line|कपड़ों की डोरी|કપડાંની દોરી
clothespin|clothespin, clothes peg|कपड़े की चिमटी|કપડાંની ચીપ
coffee-beans|coffee bean, coffee beans|कॉफ़ी के बीज|કોફીનાં બીજ
coffee-cup|takeaway cup, coffee to go|कॉफ़ी का प्याला|કોફીનો પ્યાલો
coffee-mug|mug, mugs|मग|મગ પ્યાલો
coffee-pot|coffee pot, coffeepot|कॉफ़ी की केतली|કોફીની કીટલી
comb|hair comb|कंघी|કાંસકો
compact-disc|compact disc|सीडी|સીડી ડિસ્ક
converse-shoe|canvas shoe, high top shoe, high tops|कैनवास जूता|કેનવાસ જૂતું
cooking-pot|cooking pot, saucepan pot|पतीला|તપેલી
corkscrew|corkscrew|कॉर्क पेंच|કોર્ક સ્ક્રૂ
corn|sweetcorn|मीठी मकई|મીઠી મકાઈ
cornucopia|cornucopia|समृद्धि शृंग|સમૃદ્ધિનું શીંગડું
cowboy-boot|cowboy boot, cowboy boots|काउबॉय जूता|કાઉબોય બૂટ
crane|tower crane|निर्माण क्रेन|ક્રેન
cubes|toy blocks, building blocks|खिलौना गुटके|રમકડાંના બ્લોક
desert-camp|desert camp|रेगिस्तानी डेरा|રણની છાવણી
desk|desk|मेज़ डेस्क|ડેસ્ક ટેબલ
desk-lamp|desk lamp, table lamp|मेज़ का लैंप|ટેબલ લેમ્પ
dinosaur-egg|dinosaur egg|डायनासोर का अंडा|ડાયનાસોરનું ઈંડું
dinosaur-rex|rex dinosaur|रेक्स डायनासोर|રેક્સ ડાયનાસોર
diplodocus|diplodocus|डिप्लोडोकस|ડિપ્લોડોકસ
director-chair|director chair, folding chair|निर्देशक कुर्सी|ડિરેક્ટર ખુરશી
diving-helmet|diving helmet, diver helmet|ग़ोताख़ोर टोप|મરજીવાનો ટોપ
djembe|djembe|जेम्बे|જેમ્બે
dog-bowl|dog bowl|कुत्ते का कटोरा|કૂતરાનો વાટકો
dog-house|dog house, kennel|कुत्ताघर|કૂતરાઘર
domino-tiles|domino, dominoes, dominos|डोमिनो|ડોમિનો
door-handle|door knob, door handle|दरवाज़े का हत्था|બારણાનો હાથો
dough-roller|rolling pin, belan|बेलन|વેલણ
dream-catcher|dreamcatcher, dream catcher|सपनों का जाल|ડ્રીમકેચર
drum-kit|drum kit, drum set|ड्रम सेट|ડ્રમ સેટ
duffel-bag|duffel bag, duffle bag|सफ़री थैला|મુસાફરી થેલો
easel|easel|चित्र फलक|ચિત્ર ઘોડી
easter-egg|easter egg, easter eggs|ईस्टर अंडा|ઈસ્ટર ઈંડું
eel|eel|बाम मछली|બામ માછલી
egyptian-pyramids|pyramid, pyramids|पिरामिड|પિરામિડ
elderberry|elderberry, elderberries|एल्डरबेरी|એલ્ડરબેરી
escalator|escalator|चलती सीढ़ी|ચાલતી સીડી
fedora|fedora|फ़ेडोरा टोपी|ફેડોરા હેટ
film-spool|film reel, movie reel|फ़िल्म रील|ફિલ્મ રીલ
first-aid-kit|first aid kit|प्राथमिक चिकित्सा पेटी|પ્રાથમિક સારવાર પેટી
fishbone|fishbone, fish bone|मछली का कांटा|માછલીનું હાડકું
fishing-boat|fishing boat, trawler|मछुआरे की नाव|માછીમારની હોડી
fishing-lure|fishing lure|मछली का चारा|માછલીનો ચારો
flatfish|flatfish, flounder|चपटी मछली|ચપટી માછલી
flax|flax|अलसी|અળસી
flute|bansuri|बांसुरी|વાંસળી
food-truck|food truck|भोजन गाड़ी|ફૂડ ટ્રક
fossil|fish fossil|मछली जीवाश्म|માછલી અશ્મિ
french-horn|french horn|फ़्रेंच हॉर्न|ફ્રેન્ચ હોર્ન
fridge|fridge, refrigerator|फ़्रिज|ફ્રિજ
fried-eggs|fried egg, fried eggs|तला अंडा|તળેલું ઈંડું
frisbee|frisbee|फ़्रिस्बी|ફ્રિસબી
fruit-bowl|fruit bowl, bowl of fruit|फलों का कटोरा|ફળનો વાટકો
fruit-tree|fruit tree, apple tree|फल का पेड़|ફળનું ઝાડ
g-clef|treble clef, clef|सरगम चिह्न|સૂરચિહ્ન
galaxy|galaxy|आकाशगंगा मंडल|ગેલેક્સી
galleon|galleon, sailing ship, tall ship|पालदार जहाज|ગેલિયન વહાણ
gamepad|game pad|गेमपैड|ગેમપેડ
gardening-shears|garden shears|बाग़ की कैंची|બગીચાની કાતર
gears|gears, cogs|दांतेदार पहिए|દાંતાવાળાં ચક્ર
gecko|gecko|घरेलू छिपकली|ઘરની ગરોળી
gem-pendant|pendant|लटकन हार|પેન્ડન્ટ
gem-necklace|gem necklace|रत्न हार|રત્નહાર
ginkgo-leaf|ginkgo, ginkgo leaf, ginkgo leaves, gingko|गिंको पत्ता|ગિંકો પાન
goblin-camp|tepees|कबीले का डेरा|કબીલાની છાવણી
gong|gong|घड़ियाल घंटा|ઝાલર
grand-piano|grand piano|पियानो|પિયાનો
grass|grass, meadow grass|घास|ઘાસ
great-pyramid|great pyramid|महान पिरामिड|મહાન પિરામિડ
greenhouse|greenhouse, glasshouse|पौधाघर|છોડઘર
hang-glider|hang glider|हैंग ग्लाइडर|હેંગ ગ્લાઇડર
hanger|coat hanger, hanger|कपड़े का हैंगर|કપડાંનું હેન્ગર
harp|harp|वीणा हार्प|હાર્પ
herbs-bundle|herb, herbs, bunch of herbs|जड़ी बूटी|જડીબુટ્ટી
high-heel|court shoe|ऊंची एड़ी|ઊંચી એડી
hills|rolling hills|पहाड़ियां|ટેકરીઓ
honey-jar|honey jar|शहद का मर्तबान|મધની બરણી
honeycomb|honeycomb|मधुकोष|મધકોષ
hops|hop cone, hops|हॉप फूल|હોપ ફૂલ
horseshoe|horseshoe|घोड़े की नाल|ઘોડાની નાળ
hut|thatched hut|घास की झोपड़ी|ઘાસની ઝૂંપડી
huts-village|village huts|गांव की झोपड़ियां|ગામનાં ઝૂંપડાં
ibis|ibis|बुज्जा|ઢોંક
ice-pop|ice pop, popsicle, ice lolly, kulfi|कुल्फ़ी|કુલ્ફી
ice-cream-cone|gelato cone|आइसक्रीम कोन|આઇસક્રીમ કોન
iceberg|iceberg|हिमशैल|હિમશિલા
igloo|igloo|इग्लू|ઇગ્લૂ
india-gate|india gate|इंडिया गेट|ઇન્ડિયા ગેટ
jeep|jeep|जीप|જીપ
jelly|jelly dessert|जेली|જેલી
jelly-beans|jelly bean, jelly beans|जेली बीन|જેલી બીન
jester-hat|jester hat|विदूषक टोपी|વિદૂષકની ટોપી
jet-pack|jetpack|जेटपैक|જેટપેક
jug|jug, pitcher|सुराही|સુરાહી
jungle|jungle canopy|घना जंगल|ગાઢ જંગલ
kiwi-bird|kiwi bird|कीवी पक्षी|કીવી પંખી
knapsack|knapsack|झोला|ઝોળો
ladle|ladle|करछुल|કડછી
lantern|hurricane lantern|लालटेन दीप|ફાનસ દીવો
linden-leaf|linden leaf|लिंडेन पत्ता|લિન્ડન પાન
lyre|lyre|लायर वीणा|લાયર વીણા
mailbox|mailbox, letter box|डाक पेटी|ટપાલપેટી
manta-ray|manta ray, stingray|मांटा रे|માન્ટા રે
marbles|marbles|कंचे|લખોટીઓ
marshmallows|marshmallow, marshmallows|मार्शमैलो|માર્શમેલો
mason-jar|mason jar, jam jar|कांच का मर्तबान|કાચની બરણી
matchbox|matchbox|माचिस|માચીસ
matryoshka-dolls|matryoshka, russian doll|रूसी गुड़िया|રશિયન ઢીંગલી
maze|maze, labyrinth|भूलभुलैया|ભુલભુલામણી
medieval-pavilion|pavilion tent|शामियाना|શામિયાનો
mermaid|mermaid, mermaids|जलपरी|જળપરી
metronome|metronome|तालमापी|તાલમાપક
milk-carton|milk carton|दूध का डिब्बा|દૂધનું ખોખું
mirror-mirror|hand mirror, vanity mirror|शीशा दर्पण|હાથ અરીસો
moka-pot|moka pot|मोका केतली|મોકા કીટલી
mountaintop|mountain peak, mountain top|पर्वत शिखर|પર્વત શિખર
mushrooms|three mushrooms|मशरूम समूह|મશરૂમનું ઝૂમખું
nautilus-shell|nautilus|नॉटिलस|નોટિલસ
nest-birds|nestlings|घोंसले के बच्चे|માળાનાં બચ્ચાં
noodles|noodles|नूडल्स|નૂડલ્સ
oak-leaf|oak leaf, oak leaves|बलूत पत्ता|ઓકનું પાન
oasis|oasis|मरूद्यान|રણદ્વીપ
obelisk|obelisk|स्मारक स्तंभ|સ્મારક સ્તંભ
observatory|observatory|वेधशाला|વેધશાળા
ocarina|ocarina|ओकारिना|ઓકારિના
orange-slice|orange slice, orange slices|संतरे की फांक|સંતરાની ચીર
ostrich|ostrich|शुतुरमुर्ग|શાહમૃગ
oyster-pearl|pearl oyster|मोती की सीप|મોતીની છીપ
padlock|padlock|ताला कुंडा|કૂંચીવાળું તાળું
paddle-steamer|paddle steamer, steamboat|भाप नौका|વરાળ નૌકા
paint-brush|paint brush|कूची|પીંછી
paint-bucket|paint bucket, paint pot|रंग की बाल्टी|રંગની ડોલ
painted-pottery|painted pot, pottery|चित्रित घड़ा|ચીતરેલો ઘડો
pan-flute|pan flute|पैन बांसुरी|પેન વાંસળી
pangolin|pangolin|वज्रशल्क|કીડીખાઉ
paper-boat|paper boat, paper boats|काग़ज़ की नाव|કાગળની હોડી
paper-crane|paper crane, origami crane, origami|काग़ज़ का सारस|કાગળનું સારસ
paper-frog|paper frog|काग़ज़ का मेंढक|કાગળનો દેડકો
paper-plane|paper plane, paper planes, paper aeroplane|काग़ज़ का जहाज़|કાગળનું વિમાન
paper-windmill|pinwheel, paper windmill|फिरकी|ફરકડી
park-bench|park bench, bench|बेंच|બાંકડો
peanut|groundnut|मूंगफली दाना|મગફળી દાણો
pearl-necklace|pearl necklace, pearls|मोती माला|મોતીની માળા
perfume-bottle|perfume bottle, perfume|इत्र की शीशी|અત્તરની શીશી
piano-keys|keyboard keys|पियानो की कुंजी|પિયાનોની ચાવી
piggy-bank|piggy bank|गुल्लक|ગલ્લો
pine-tree|spruce, spruce tree|चीड़|ચીડ
pisa-tower|leaning tower of pisa, tower of pisa|पीसा की मीनार|પીસાનો મિનારો
pizza-slice|pizza slice, slice of pizza|पिज़्ज़ा का टुकड़ा|પિઝાનો ટુકડો
plastic-duck|rubber duck, rubber ducks, toy duck|खिलौना बत्तख़|રમકડાંનું બતક
plesiosaurus|plesiosaurus|प्लेसियोसोरस|પ્લેસિયોસોરસ
plow|plough, plow|हल|હળ
porcelain-vase|porcelain vase, china vase|चीनी मिट्टी का गुलदान|ચીની માટીની ફૂલદાની
pretzel|salted pretzel|प्रेट्ज़ेल रोटी|પ્રેટ્ઝલ બ્રેડ
propeller-beanie|propeller hat|पंखे वाली टोपी|પંખાવાળી ટોપી
pterodactylus|pterodactyl|टेरोडैक्टाइल|ટેરોડેક્ટાઇલ
pumpkin|gourd|कद्दू|કોળું
quill-ink|quill, quill and ink|स्याही की दवात|પીંછાની કલમ અને શાહી
raspberry|raspberries|रसभरी|રાસબેરી
road|road|सड़क|રસ્તો
rocking-chair|rocking chair|झूला कुर्सी|ઝૂલતી ખુરશી
round-straw-bale|hay bale, straw bale|पुआल का गट्ठर|ઘાસની ગાંસડી
saddle|saddle|काठी|પલાણ
salmon|salmon fish|सामन मछली|સામન માછલી
sand-castle|sandcastle, sand castle|रेत का महल|રેતીનો મહેલ
scarecrow|scarecrow|बिजूका|ચાડિયો
school-bag|satchel|चमड़े का बस्ता|ચામડાનો થેલો
school-of-fish|shoal, school of fish|मछलियों का झुंड|માછલીઓનું ઝુંડ
sea-urchin|sea urchin|समुद्री साही|દરિયાઈ શાહુડી
sewing-machine|sewing machine|सिलाई मशीन|સિલાઈ મશીન
sheep|woolly sheep|ऊनी भेड़|ઊનવાળું ઘેટું
ship-wheel|ship wheel, ships wheel, helm|जहाज़ का पहिया|વહાણનું ચક્ર
shirt-button|button, buttons, shirt button|बटन|બટન
skipping-rope|skipping rope, jump rope|कूदने की रस्सी|કૂદવાનું દોરડું
slippers|slippers|चप्पल|ચંપલ
snowboard|snowboard|स्नोबोर्ड|સ્નોબોર્ડ
soda-bottle|soda bottle|सोडा की बोतल|સોડાની બોટલ
soda-can|soda can|सोडा का डिब्बा|સોડા કેન
solar-system|solar system|सौर मंडल|સૌરમંડળ
space-shuttle|space shuttle|अंतरिक्ष यान|અવકાશયાન
sperm-whale|sperm whale|स्पर्म व्हेल|સ્પર્મ વ્હેલ
spinning-top|spinning top, lattu, bhamardo|लट्टू|ભમરડો
spinning-wheel|spinning wheel, charkha|चरखा|રેંટિયો
spyglass|spyglass|पुरानी दूरबीन|જૂનું દૂરબીન
steam-locomotive|vintage train|पुराना भाप इंजन|જૂનું વરાળ એન્જિન
stone-bridge|stone bridge|पत्थर का पुल|પથ્થરનો પુલ
submarine|submarine|पनडुब्बी|સબમરીન
surfer-van|surfer van|सर्फ़र वैन|સર્ફર વેન
suspension-bridge|suspension bridge|झूला पुल|ઝૂલતો પુલ
table|round table|मेज़|ટેબલ
tambourine|tambourine, khanjari|खंजरी|ખંજરી
theater-curtains|theatre curtains, stage curtains|रंगमंच का परदा|રંગમંચનો પડદો
throne-king|throne|सिंहासन|સિંહાસન
tic-tac-toe|noughts and crosses|शून्य काटा|શૂન્ય ચોકડી
toaster|toaster|टोस्टर|ટોસ્ટર
topaz|topaz stone|पुखराज|પોખરાજ
tower-bridge|tower bridge, london bridge|टावर ब्रिज|ટાવર બ્રિજ
traffic-cone|traffic cone|यातायात शंकु|ટ્રાફિક શંકુ
treasure-map|treasure map|खजाने का नक़्शा|ખજાનાનો નકશો
treehouse|treehouse, tree house|पेड़ पर घर|ઝાડ પર ઘર
trilobite|trilobite|त्रिखंडी जीवाश्म|ટ્રાયલોબાઇટ
trombone|trombone|ट्रॉम्बोन|ટ્રોમ્બોન
trowel|trowel|करनी|લેલું
tuba|tuba|ट्यूबा|ટ્યુબા
turnstile|turnstile|चरखी दरवाज़ा|ફરતો દરવાજો
tv|retro television, old television|पुराना टीवी|જૂનું ટીવી
unicycle|unicycle|एक पहिया साइकिल|એક પૈડાની સાયકલ
velocipede|penny farthing, velocipede|पुरानी साइकिल|જૂની સાયકલ
velociraptor|velociraptor, raptor|वेलोसिरैप्टर|વેલોસિરેપ્ટર
venus-flytrap|venus flytrap|कीटभक्षी पौधा|કીટભક્ષી છોડ
village|village, hamlet, gaon|गांव|ગામ
vintage-robot|toy robot, vintage robot|खिलौना रोबोट|રમકડાનો રોબોટ
vulture|vulture|गिद्ध|ગીધ
wallet|wallet|बटुआ|પાકીટ
washing-machine|washing machine|धुलाई मशीन|ધોલાઈ મશીન
water-fountain|garden fountain|बाग़ का फव्वारा|બગીચાનો ફુવારો
water-mill|water mill, watermill|पनचक्की|પાણીચક્કી
water-tower|water tower|पानी की टंकी|પાણીની ટાંકી
waterfall|waterfall, waterfalls, jharna|झरना|ધોધ
well|water well, kuan|कुआं|કૂવો
whale-tail|whale tail|व्हेल की पूंछ|વ્હેલની પૂંછડી
whistle|whistle|सीटी|સીટી
willow-tree|willow, willow tree, weeping willow|बेंत वृक्ष|વિલો વૃક્ષ
wind-turbine|wind turbine|पवन टरबाइन|પવન ટર્બાઇન
winter-gloves|mitten|ऊनी दस्ताने|ઊનનાં મોજાં
winter-hat|bobble hat, woolly hat|ऊनी टोपी|ઊનની ટોપી
wood-cabin|log cabin, cabin|लकड़ी का घर|લાકડાનું ઘર
wooden-clogs|clogs, wooden clogs|खड़ाऊं|ચાખડી
wooden-fence|picket fence, fence|बाड़|વાડ
wrapped-sweet|wrapped sweet|लिपटी टॉफ़ी|વીંટેલી ટોફી
xylophone|xylophone|ज़ाइलोफ़ोन|ઝાયલોફોન
zeppelin|zeppelin, airship, blimp|हवाई पोत|હવાઈ જહાજ પોત
balloons|bunch of balloons, party balloons|गुब्बारों का गुच्छा|ફુગ્ગાનું ઝૂમખું
bulldozer|bulldozer|बुलडोज़र|બુલડોઝર
bunny-slippers|bunny slippers|ख़रगोश चप्पल|સસલાંવાળી ચંપલ
flying-fox|fruit bat|फलभक्षी चमगादड़|વાગોળ
forklift|forklift|फोर्कलिफ़्ट|ફોર્કલિફ્ટ
harbor-dock|harbour, harbor, dock|बंदरगाह|બંદર
parachute|parachute canopy|पैराशूट छतरी|પેરાશૂટ છત્રી
steamroller|steamroller, road roller|सड़क रोलर|રોડ રોલર
tow-truck|tow truck|खींचने वाला ट्रक|ખેંચનાર ટ્રક
city-car|mini car, small car|छोटी कार|નાની કાર
race-car|race car|दौड़ की कार|દોડની કાર
scooter|push scooter|धक्का स्कूटर|ધક્કા સ્કૂટર
salamander|salamander|सैलामैंडर|સેલામેન્ડર
scarab-beetle|scarab, scarab beetle|गुबरैला|છાણનો ભમરો
sleeping-bag|sleeping bag|सोने का थैला|સ્લીપિંગ બેગ
sombrero|sombrero|सोम्ब्रेरो टोपी|સોમ્બ્રેરો
spoutnik|sputnik|स्पुतनिक|સ્પુતનિક
street-light|street light, street lamp, lamp post|सड़क की बत्ती|શેરીની બત્તી
tadpole|tadpole|मेंढक का बच्चा|દેડકાનું બચ્ચું
tapir|tapir|टैपिर|ટેપિર
tortoise|giant tortoise|बड़ा कछुआ|મોટો કાચબો
tumbleweed|tumbleweed|लुढ़कती झाड़ी|રખડુ ઝાડી
walkie-talkie|walkie talkie|वॉकी टॉकी|વોકી ટોકી
pipe-organ|pipe organ|पाइप ऑर्गन|પાઇપ ઓર્ગન
pitchfork|pitchfork|पंजा औज़ार|પંજેટી
salt-shaker|salt shaker|नमकदानी|મીઠાદાની
scallop|scallop|कंघा सीप|કંઘી છીપ
nachos|nachos|नाचोस|નાચોસ
dutch-bike|cargo bike|मालवाही साइकिल|માલવાહક સાયકલ
tennis-racket|tennis rackets, tennis racquets|टेनिस का बल्ला|ટેનિસનું રેકેટ
wheelbarrow|wheelbarrow|एक पहिया ठेला|એક પૈડાની લારી
towel|hanging towel|लटका तौलिया|લટકાવેલો ટુવાલ
saucepan|saucepan|डंडी वाला पतीला|હાથાવાળું તપેલું
`;

export interface NamedIcon {
  readonly icon: string;
  readonly names: readonly [en: readonly string[], hi: readonly string[], gu: readonly string[]];
}

export const namedIcons: readonly NamedIcon[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [icon = '', ...columns] = line.split('|');
    const [en = [], hi = [], gu = []] = columns.map((column) => column.split(', '));
    return { icon, names: [en, hi, gu] };
  });
