// long: a table, one line for each drawing.
/** More names of every day, of things that children's, kitchen, sea, garden, feast and travel prints are asked for. As in `everyday-names.ts`. */
export const furtherNames = `
herbs-bundle|rosemary, sprig of rosemary, sprigs of rosemary, rosemary sprigs, thyme, oregano, bunch of rosemary|रोज़मेरी|રોઝમેરી
thread-spool|spools, reels of thread||
mushroom|fungus, fungi||
blackbird|koel, koels, cuckoo, koyal, koyel|कोयल, कोयलें|કોયલ, કોયલો
potted-plant|tulsi kyaro, tulsi pot, tulsi plant, tulsi ka paudha, tulsi no chhod|तुलसी का पौधा, तुलसी चौरा, तुलसी का गमला|તુલસીક્યારો, તુલસી ક્યારો, તુલસીનો છોડ
comb|comb||
quill-ink|ink well||
soda-bottle||बोतल|બોટલ
candle-holder|candlestick, candlesticks, candle stand, candle stands, shamadan||
chest|wooden chest, wooden trunk, steamer trunk, sandook, sanduk, pataro|संदूक, पिटारा|પટારો, પટારા
old-key|keys, chaabi, chavi, brass key, brass keys||
gloves|glove||
cooking|frying pan, frying pans, fry pan, skillet|फ्राइंग पैन|ફ્રાઇંગ પેન
dumpling|dumplings, momo, momos|मोमो, मोमोज़|મોમો, મોમોઝ
steaming-bowl|ramen, noodle bowl, noodle bowls||
cocktail-glass|cocktail||
canned-food|tin can, tin cans, tins, food tin|टिन का डिब्बा|ટીનનો ડબ્બો
palm-fan|punkah|हाथ के पंखे|હાથ પંખો
flute|flute||
water-mill|water wheel, water wheels, waterwheel||
dragonfly|dragon fly, dragon flies||
ladybug|lady bird, lady birds, lady bug, lady bugs||
kingfisher|king fisher, king fishers||
koi|gold fish, gold fishes||
cricket|grass hopper, grass hoppers||
flying-saucer|space ship, space ships, alien ship||
flower-pot|pot||
gears|cog, cogwheel, cogwheels|दांतेदार पहिया|દાંતાવાળું ચક્ર
round-straw-bale|hay bales, haystack, haystacks||ઘાસની ગંજી
carnival-mask|venetian mask, venetian masks||
american-football|american footballs, rugby ball|अमरीकी फुटबॉल|અમેરિકન ફુટબોલ
basketball|basketballs, basket ball|बास्केट बॉल|બાસ્કેટ બોલ, બાસ્કેટબૉલ
bowling|bowling balls, ten pin|गेंदबाज़ी खेल|બોલિંગ
boxing-glove|boxing gloves|बॉक्सिंग दस्ताने, मुक्केबाज़ी दस्ताना|બોક્સિંગ મોજાં
christmas-tree|christmas trees, xmas trees, christmas fir|क्रिसमस का पेड़, क्रिसमस पेड़|ક્રિસમસ ટ્રી, નાતાલનું ઝાડ
crystal-ball|crystal balls|जादुई गोला|જાદુઈ ગોળો
sparkler|sparklers, phuljhadi, fuljhadi|फुलझड़ियां|ફૂલઝડી, તારામંડળ, ફૂલઝર
fishing-pole|fishing rod, fishing rods|मछली पकड़ने की छड़ी, बंसी कांटा|ગલ, માછીમારીની લાકડી
framed-picture|picture frame, picture frames, photo frame|तस्वीर का चौखटा, फोटो फ्रेम|ફોટો ફ્રેમ, તસવીર
game-die|dices, ludo dice, pasa|पासा, लूडो|પાસા, લૂડો
magic-wand|wand, wands|जादुई छड़ी|જાદુની લાકડી
nesting-dolls|russian dolls, babushka dolls||
ping-pong|table tennis bat, ping pong bat|टेबल टेनिस का बल्ला|ટેબલ ટેનિસ
puzzle-piece|puzzle pieces, jigsaw pieces|पहेली के टुकड़े|કોયડો, કોયડાના ટુકડા
ribbon|ribbons, fita, satin bow|फीता, रिबन, फीते|રિબીન, રિબનો
skis|ski, skiing|बर्फ़ की स्की|બરફની સ્કી
sled|sledge, sledges, sleds, sleigh|स्लेज|સ્લેજ, બરફગાડી
ticket|tickets|टिकटें|ટિકિટો
wind-chime|wind chimes, windchime|पवन घंटी|પવનઘંટડી
yo-yo|yoyo, yoyos|योयो|યોયો
badger|badgers|बिज्जुओं|બિજ્જુ
beaver|beavers|ऊद|બીવરો
black-cat|black cats|काली बिल्लियां|કાળી બિલાડીઓ
blackbird|blackbirds, black birds|काला पक्षी|કાળાં પંખી
bug|bugs, insect, insects, keeda|कीड़ा, कीड़े|જીવડું, જીવડાં, જંતુઓ
cricket|grasshoppers, cricket insect|टिड्डे|તીડ, તીતીઘોડો
dragon|dragons|ड्रैगन, अजदहा|ડ્રૅગન
gorilla|gorillas|गोरिल्ले|ગોરીલો
hamster|hamsters|हैम्स्टर|હૅમસ્ટર
kangaroo|kangaroos|कंगारुओं|કાંગારૂ, કાંગારુ
koala||कोआला भालू|કોઆલા રીંછ
lizard|lizards, chhipkali, garoli|छिपकलियां|ગરોળીઓ
llama|llamas, alpaca, alpacas|अल्पाका|અલ્પાકા
mosquito|mosquitoes|मच्छरों|મચ્છરો
moose|elk, elks|मूस|મૂઝ
otter|otters|ऊदबिलावों|જળબિલાડા
paw-prints|paw print, pawprints, paws|पंजों के निशान|પંજા, પગલાં
polar-bear|polar bears, white bear|सफ़ेद भालू|સફેદ રીંછ
sauropod|long neck dinosaur, diplodocuses|लंबी गर्दन का डायनासोर|લાંબી ડોકનો ડાયનાસોર
seedling|seedlings, sprout, sprouts, sapling|पौधा, कोंपल|રોપો, અંકુર, કૂંપળ
sloth|sloths|स्लॉथ|સ્લોથ
spouting-whale|whale spouting|फव्वारे वाली व्हेल|ફુવારાવાળી વ્હેલ
tropical-fish|tropical fishes, coral fish, reef fish|रंगीन मछली, रंगबिरंगी मछली|રંગીન માછલી, રંગબેરંગી માછલી
worm|worms, earthworm|केंचुआ|અળસિયું, અળસિયાં
avocado|avocados, avocadoes|एवोकाडो|એવોકાડો
baby-bottle|baby bottles, feeding bottle, milk bottle|दूध की बोतल|દૂધની બોટલ, બાળકની બોટલ
baguette-bread|baguette, baguettes|लंबी ब्रेड|લાંબી બ્રેડ
beans|french beans, kidney beans, rajma|फलियां, राजमा|ફણસી, રાજમા
mango|ripe mangoes, ripe mango|आम के फल, पके आम|કેરીઓ, પાકી કેરી, હાફૂસ
chocolate-bar|chocolates, chocolate bars|चॉकलेट की टिकिया|ચોકલેટની ગોળી, ચોકલેટો
clinking-glasses|wine toast, champagne glasses|जाम|પ્યાલીઓ
croissant|croissants|क्रोसां|ક્રોસાં
cucumber|cucumbers, kheera, kakdi|खीरे, ककड़ी|કાકડીઓ
cup-with-straw|juice cup, soft drink, cold drink|ठंडा पेय|ઠંડું પીણું
custard|pudding, caramel custard|पुडिंग|પુડિંગ
flatbread|roti, chapati, rotli, naan|रोटी, रोटियां, चपाती|ચપાટી, રોટલીઓ, રોટલા
fork-and-knife-with-plate|plate, plates, dinner plate, thali|थाली, प्लेट|થાળી, ડિશ, પ્લેટ
glass-of-milk|glasses of milk|दूध के गिलास|દૂધના ગ્લાસ
honey-pot||शहद की हांडी|મધની હાંડી
hot-beverage|hot drink, hot coffee|गरम कॉफ़ी, गरम कॉफी|ગરમ કોફી, ગરમ કૉફી
kiwi-fruit|kiwis, kiwi fruits|कीवी|કીવી
leafy-green|lettuces, leafy vegetables, spinach, palak|पालक, साग|પાલક, ભાજી
melon|melons, muskmelon, cantaloupe|ख़रबूज़ा, खरबूजे|શક્કરટેટી, ટેટીઓ
olive||जैतून के फल|ઑલિવ
oyster|oysters|सीपियां|છીપલું, કાલુ
pancakes|pancake|चीला|પેનકેક, પુડલો
peanuts|peanut nuts, moongfali, mungfali|मूंगफली|સીંગ, સીંગદાણા
pretzel|pretzels|प्रेट्ज़ेल|પ્રેટ્ઝેલ
sandwich|sandwiches|सैंडविचें|સેન્ડવિચ
shaved-ice|ice gola, snow cone, baraf gola|बर्फ का गोला, चुस्की|બરફગોળો, ગોળો બરફનો
shortcake|strawberry cake|स्ट्रॉबेरी केक|સ્ટ્રોબેરી કેક
soft-ice-cream|soft ice creams|सॉफ्टी|સોફ્ટી
spaghetti|pasta, macaroni|पास्ता|પાસ્તા
steaming-bowl|soup, soup bowl|सूप|સૂપ
tomato||टमाटरों|
tropical-drink|fruit juice, mocktail, mocktails, juice glass, coconut drink|शरबत, जूस|શરબત, જ્યુસ
tumbler-glass|drinking glass, glass tumbler, water glass|पानी का गिलास, गिलासें|પાણીનો ગ્લાસ, પ્યાલો પાણીનો
waffle|waffles|वॉफ़ल|વોફલ
abacus|abacuses|गिनतारा|મણકાઘોડી
accordion|accordions|अकॉर्डियन|એકોર્ડિયન
basket||डलिया|છાબડી, કરંડિયો
bathtub|bath tub, bathtubs|नहाने का टब|નાહવાનું ટબ
bow-tie-ribbon|bows, hair bow, bow ribbon|बो|રિબનનું ફૂલ
books|stack of books, pile of books|पुस्तकें|ચોપડાં, ચોપડીઓનો થપ્પો
bubbles|bubble, soap bubbles|बुलबुला|પરપોટો, સાબુના પરપોટા
candle|mombatti, minbatti|मोमबत्तियों|મીણબત્તી દીવો
candles|lit candles||મીણબત્તીઓ સળગતી
crayon|crayons, wax crayon|मोम के रंग, क्रेयान|મીણિયા રંગ, ક્રેયોન
envelope|envelopes, love letter, love letters|चिट्ठी, लिफाफा|પરબીડિયાં, ચિઠ્ઠી, કવર પત્ર
flashlight|torch, torches|टॉर्च बत्ती|ટોર્ચ, બેટરી દીવો
fountain-pen|fountain pens, ink pen, pens|कलम, पेन|કલમ, પેન
gem-stone|diamonds stones, ruby stones, ratna|हीरा, नगीना|હીરો, હીરા, રત્નો
glasses|spectacle, chashma|ऐनक, चश्मा नज़र का|ચશ્માં
gloves|pair of gloves, mittens|दस्ताना|મોજાં હાથનાં
winter-gloves|woollen mittens, woolen mittens, winter mittens|ऊन के दस्ताने|ઊનનાં હાથમોજાં
handbag|handbags, ladies bag, purses|पर्स थैली, हैंडबैग्स|લેડીઝ બેગ, હેન્ડબૅગ
headphone|headset|हेडफोन|હેડફોન્સ
high-heeled-shoe|heels, pumps|ऊंची एड़ी के जूते|ઊંચી એડીનાં ચંપલ
hiking-boot|hiking boots, boots|बूट जूते|બૂટ જોડી
laptop|laptops, computer|कंप्यूटर|કમ્પ્યુટર, લેપટોપ
lipstick|lipsticks|लाली|લાલી
magnet|magnets|चुम्बक|ચુંબક
microphone|microphones, mike, mic|माइक|માઇક
mirror|mirrors, darpan|दर्पण, शीशा|અરીસો, દર્પણ, આરસી
mobile-phone|mobile phones, smartphones|मोबाइल|મોબાઇલ
musical-keyboard|keyboards, pianos|पियानो कीबोर्ड|
musical-note|music sign|सरगम|સરગમ
newspaper|newspapers, akhbar|अख़बार, अखबार|છાપાં, અખબાર
ring|rings, finger ring, engagement ring|अंगूठियां|વીંટીઓ, અંગૂઠી
saxophone|saxophones, sax|सैक्सोफोन|સૅક્સોફોન
shopping-bags|carry bag, tote bag, tote bags|झोला ख़रीदारी, थैलियां|ખરીદીની થેલી, થેલીઓ
soap|soaps|साबुन की टिकिया|સાબુની ગોટી
straight-ruler|ruler, rulers, scale ruler|पैमाना, फुटपट्टी|ફૂટપટ્ટી, માપપટ્ટી
telescope|big telescope|दूरदर्शी|ટૅલિસ્કોપ
television|television set, televisions|टीवी, टेलीविजन|ટીવી, ટી વી
toothbrush|toothbrushes|दांत का ब्रश|દાંતનું બ્રશ
top-hat|top hats|जादूगर की टोपी|જાદુગરની ટોપી
womans-hat|straw hat, straw hats, sun hats, hat, hats|टोप, हैट, धूप की टोपी|હેટ, તડકાની ટોપી
womans-sandal|sandals, ladies sandals|सैंडिल|સેન્ડલો
ambulance|ambulances|एम्बुलेंस|ઍમ્બ્યુલન્સ
articulated-lorry|trailer, trailers, big lorry|ट्रेलर|ખટારા, ટ્રેલર
beach-with-umbrella|seashore, sea shore, seaside umbrella|समुद्र तट, समुद्री किनारा|દરિયાકિનારો, દરિયાકાંઠો
bullet-train|bullet trains|बुलेट ट्रेन|બુલેટ ટ્રેન
canoe|canoes, kayak, kayaks, rowing boat, rowing boats|डोंगियां, चप्पू वाली नाव|ડોંગી, હલેસાંવાળી હોડી
circus-tent|circus tents|सर्कस, सर्कस का तंबू|સર્કસ, સરકસ, સર્કસનો તંબુ
cloud-with-lightning|lightning cloud, lightning bolt|बिजली, कड़कती बिजली|વીજળી, વીજ
cloud-with-snow|snow cloud, snowy cloud|बर्फीला बादल|બરફનું વાદળ
comet|comets|पुच्छल तारा|પૂંછડિયો તારો
fire|flame, flames, bonfires|आग की लपटें|આગ, જ્વાળા
flying-saucer|ufos, spaceships, flying saucers|यूएफओ|ઊડતી રકાબી
globe-showing-asia-australia|globes, world globe|ग्लोब, पृथ्वी|પૃથ્વી, પૃથ્વીનો ગોળો
house-with-garden|cottages, village house|कुटीर, बग़ीचे का घर|બંગલો, કુટીર
houses|row of houses, town houses|घरों की क़तार|ઘરોની હાર
luggage|suitcase, suitcases, travel bag|सूटकेस, अटैची|સૂટકેસ, બિસ્તરા
motor-boat|motor boats, motorboat, motorboats|मोटरबोट|મોટરબોટ
ferry|ferries|फ़ेरी, यात्री नाव|ફેરી, ફેરી બોટ
speedboat|speed boat, speed boats, speedboats|तेज़ नाव|ઝડપી હોડી
office-building|skyscrapers, tall building, tower block|ऊंची इमारत, गगनचुंबी|ઊંચી ઇમારત, ગગનચુંબી
parachute|parachutes|पैराशूट से|પૅરાશૂટ
playground-slide|slide playground, lasarpatti|फिसलपट्टी|લસરપટ્ટી, લપસણી
police-car|police cars|पुलिस की गाड़ी|પોલીસ કાર, પોલીસની ગાડી
racing-car|racing cars, race cars, formula car|रेस कार, रेस की गाड़ी|રેસની કાર, રેસિંગ ગાડી
ring-buoy|swim ring, swimming ring|तैराकी का छल्ला|તરવાનું ટાયર
roller-skate|roller skates, skates|रोलर स्केट्स, पहिये वाले जूते|રોલર સ્કેટ, રોલર સ્કેટ્સ
satellite|satellites|सैटेलाइट|ઉપગ્રહ
school|schools, schoolhouse|विद्यालय, पाठशाला|નિશાળ, સ્કૂલ
shooting-star|falling stars|टूटता तारा|ખરતા તારા
skateboard||स्केट बोर्ड|
snow-capped-mountain|snowy mountains, snow mountain|बर्फीला पहाड़, हिमालय|હિમાલય, બરફીલો પર્વત
snowman|snow men|बर्फ का पुतला, हिममानव|બરફનો માણસ, સ્નોમેન
taxi|taxis, cab, cabs, black and yellow taxi|टैक्सियां|ટેક્સી, ટેક્સીઓ
tram|trams|ट्रामगाड़ी|ટ્રામગાડી
volcano||ज्वालामुखी पर्वत|જ્વાળામુખી પર્વત
umbrella-on-ground||समुद्री छाता, बाग़ का छाता|દરિયાકાંઠાની છત્રી, બગીચાની છત્રી
umbrella-with-rain-drops|rainy umbrella|बारिश का छाता|વરસાદમાં છત્રી
acorn||बलूत के फल|ઓકનાં ફળ
aquarium|aquariums, fish bowl, fishbowl|मछली घर, एक्वेरियम|માછલી ઘર, એક્વેરિયમ
armchair|armchairs, sofa chair|हत्थे वाली कुर्सी|હાથાવાળી ખુરશી
banana-bunch|bananas bunch|केलों का गुच्छा|કેળાંનું ઝૂમખું
barn|barns, farmhouse, farm house|अनाज घर|કોઠાર
barrel|barrels|पीपे|પીપડું, પીપડાં
beach-ball|beach balls|समुद्र तट की गेंद|દરિયાકાંઠાનો દડો
beach-bucket|sand buckets, beach buckets, sand pail|रेत वाली बाल्टी|રેતી ભરવાની ડોલ
beet|beetroots, beets|चुक़ंदर|બીટરૂટ
birch-trees|birches|भोजवृक्ष|ભોજવૃક્ષ
bonsai-tree|bonsai trees|बौना पेड़|વામન વૃક્ષ
bookshelf|bookshelves, book shelf|किताबों का ताक़|ચોપડીઓનું કબાટ
bow-tie|bow ties|बो वाली टाई|બો વાળી ટાઈ
cactus-pot|potted cacti, potted cactuses, cactus pots|गमले का कैक्टस, कैक्टस गमला|કેક્ટસનું કૂંડું, કૂંડામાં કેક્ટસ
campfire|camp fires, campfires|कैंपफायर|કેમ્પફાયર
camping-tent|camping tents, camp tent|कैंप का तंबू|કેમ્પનો તંબુ
candy-canes||कैंडी केन|કેન્ડી કેન લાકડી
caravan|caravans, camper, campers|घुमंतू गाड़ी|વણજારા ગાડી
surfer-van|camper van, camper vans, campervan, campervans, surf van, vw van|कैंपर वैन|કેમ્પર વાન
carnival-mask|mask, masks|मुखौटा रंगीन|મહોરાં, મુખવટો
chameleon-glyph|chameleons|गिरगिटों|કાકીડો
cherry|pair of cherries|चेरी की जोड़ी|બે ચેરી
chess-knight|chess horse, chess pieces, chess|शतरंज|શેતરંજ, ચેસ
clothesline|clothes line, laundry line|कपड़े सुखाने की डोरी|કપડાં સૂકવવાની દોરી
coffee-beans||कॉफी के दाने|કોફીના દાણા
coffee-cup|cup of coffee|कॉफी का कप|કોફીનો કપ
comb|combs, kanghi|कंघे|કાંસકા, કાંસકી
converse-shoe|canvas shoes|कैनवास के जूते|કેનવાસના બૂટ
corn|sweet corn|स्वीट कॉर्न|સ્વીટ કોર્ન
cubes|toy block, alphabet blocks|खिलौने के गुटके, गुटके|રમકડાંના ચોસલાં, બ્લોક્સ
dream-catcher|dreamcatchers, dream catchers|ड्रीमकैचर|ડ્રીમ કેચર
easter-egg|painted egg, painted eggs|ईस्टर के अंडे|ઈસ્ટરનાં ઈંડાં
fishing-boat|fishing boats|मछली पकड़ने की नाव|માછીમારી હોડી, માછીમારની હોડીઓ
food-truck|food trucks, ice cream van, ice cream truck|खाने की गाड़ी, फूड ट्रक|ખાણીપીણીની ગાડી
forest|woodland trees||વગડો
fried-eggs|omelette|आमलेट|આમલેટ
fruit-bowl|fruit bowls, fruit basket|फलों की टोकरी|ફળની ટોપલી
fruit-tree|fruit trees, apple trees, orange tree, lemon tree|फलदार पेड़, सेब का पेड़|ફળઝાડ, ફળનાં ઝાડ
galleon|galleons, pirate ship, pirate ships|समुद्री डाकू का जहाज़|ચાંચિયાનું વહાણ
grand-piano|grand pianos|बड़ा पियानो|મોટો પિયાનો
hills||टीले|ડુંગરા ટેકરી
honeycomb|honeycombs, honey comb|शहद का छत्ता|મધપૂડાનો કોષ
honey-jar|honey jars, jar of honey|शहद की बरनी|મધની શીશી
hummingbird||गुनगुन चिड़िया, हमिंगबर्ड|હમિંગબર્ડ
ice-cream-cone|waffle cone|वॉफल कोन|વોફલ કોન
igloo|igloos|बर्फ का घर|બરફનું ઘર
india-gate|monument|दिल्ली का इंडिया गेट|ઇન્ડિયા ગેટ દિલ્હી
jeep|jeeps, safari jeep|जीपें|જીપો
lantern|oil lantern, laltern, lalten, laltein, fanas|लालटेन, लालटेनें|ફાનસ, ફાનસો
laurels||जैतून की माला|લોરેલ
lily-pads|water lily leaves||
mushrooms||जंगली कुकुरमुत्ते|જંગલી મશરુમ
ostrich|ostriches|शुतुरमुर्गों|શાહમૃગો
padlock|padlocks|तालों|તાળાં
paint-brush|paint brush set|तूलिका|પીંછી ચિત્રની
paper-crane|origami cranes, paper cranes|कागज़ का पक्षी, ओरिगामी|કાગળનું પંખી, ઓરિગામી
paper-plane|paper aeroplanes, paper airplane|कागज का जहाज, कागज़ी हवाई जहाज|કાગળનાં વિમાન
park-bench|benches, park benches|बेंचें|બાંકડા
pearl-necklace|pearl necklaces, moti mala|मोतियों की माला|મોતીમાળા, મોતીનો હાર
perfume-bottle|perfume bottles, attar bottle|इत्र की शीशियां, इत्रदान|અત્તરદાની
piggy-bank|piggy banks, gullak|गुल्लकें|ગલ્લા
plastic-duck|bath duck|रबर की बत्तख, खिलौना बत्तख|રબરનું બતક
porcelain-vase|vase, vases, flower vase, flower vases, guldan, fuldani|गुलदान, फूलदान|ફૂલદાની, ફૂલદાનીઓ
quill-ink||दवात कलम|ખડિયો કલમ
raspberry||रसभरियां|રાસબરી
rocking-chair|rocking chairs|झूलने वाली कुर्सी|ઝૂલણ ખુરશી
sand-castle|sandcastles, sand castles|रेत का क़िला|રેતીનો કિલ્લો
sea-urchin|sea urchins|समुद्री कांटेदार जीव|દરિયાઈ સાહુડી
ship-wheel|ship wheels|जहाज का पहिया|વહાણનું સુકાન, સુકાન
space-shuttle|space shuttles|स्पेस शटल|અવકાશ યાન
swallow|barn swallow, barn swallows|अबाबीलें|અબાબીલ પંખી
stone-bridge|bridge, bridges, stone bridges|पुल, पत्थर पुल|પુલ, સેતુ
submarine|submarines, yellow submarine|पनडुब्बियां|પનડૂબી
tambourine|tambourines, dafli|डफली, खंजड़ी|ડફલી, ખંજરીઓ
toucan||टूकन पक्षी|ટૂકેન પંખી
treehouse|tree houses|पेड़ वाला घर|ઝાડવાળું ઘર
village|villages, village scene|गाँव|ગામડું, ગામડાં
water-mill|watermills|पानी की चक्की|પાણીની ચક્કી
waterfall||जलप्रपात|ઝરણું ધોધ
willow-tree|willows, willow trees|बेंत का पेड़|વિલો, વિલોનું ઝાડ
winter-hat|beanie|ऊन की टोपी|ઊનની ટોપીઓ
wood-cabin|log cabins|लकड़ी का मकान|લાકડાનું મકાન
xylophone|xylophones|जलतरंग|ઝાયલોફૉન
air-balloon||हवा का बड़ा गुब्बारा, गर्म गुब्बारा|
balloons||गुब्बारों का झुंड|ફુગ્ગાઓનું ઝૂમખું
scooter|kick scooter, kick scooters|बच्चों का स्कूटर|બાળકોનું સ્કૂટર
scallop|scallops|सीप का खोल|છીપનું કોચલું
sheep||ऊन वाली भेड़|ઊનવાળાં ઘેટાં
ewe||मेढ़ा, मेढ़े|
duck|badak, badakh, battak, batakh|बत्तखें, बतखें|બતકાં
pig|suar, sooar, bhund|शूकर|ભૂંડ
ant|kidi, kidio, makodo, makoda|चींटा, मकोड़ा|મકોડો, મકોડા
honeybee|bhanwra, bhaunra, bhamro, bhamra|भौंरा, भौंरे, भँवरा|ભમરો, ભમરા
cactus|thor, thuvar|थोर|થુવર
castle|kila, kilaa, killo|दुर्ग, गढ़|ગઢ
pumpkin|kolu, kohlu, kumhda|कुम्हड़ा|કોળા
crab|karchlo, karchla, kekde, kekdo|केकड़ों|કરચલી
squirrel|gilhari, gilahri, khisakoli|गिलहरियाँ|ખિસકોલાં
flat-shoe|flat shoe, flat shoes, ballerina shoe|सपाट जूती|સપાટ જૂતી
padlock|tala, taala, talu|ताले|તાળું
spinning-wheel|rentiyo, rentio|चर्खा|રેંટિયાઓ
hot-beverage||चाय, चाय का प्याला|ચા
modak||मोदकों, गणेश के मोदक|મોદકો, ગણપતિના લાડુ
bauble|baubles tree|क्रिसमस के गोले, क्रिसमस गोला|નાતાલના ગોળા, ક્રિસમસ ગોળો
gingerbread||जिंजरब्रेड मैन, अदरक बिस्कुट|જિંજરબ્રેડ મેન
beach-hut||बीच हट, समुद्री झोंपड़ी|બીચ હટ, દરિયાઈ ઝૂંપડી
deckchair||बीच की कुर्सी, डेक चेयर|ડેક ચેર, બીચની ખુરશી
pine-cone||चीड़ के फल, पाइन कोन|ચીડનાં ફળ, પાઈન કોન
rattle||झुनझुने बच्चे के|ઘૂઘરો બાળકનો, રમકડાંનો ઘૂઘરો
bullock-cart||बैल गाड़ी|બળદ ગાડી, બળદગાડી
oak||ओक वृक्ष, घना पेड़|ઘટાદાર ઝાડ
drum|snare drum, snare drums||
`;
