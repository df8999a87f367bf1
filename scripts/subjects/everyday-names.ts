// long: a table, one line for each drawing.
import { furtherNames } from './further-names.ts';

/** What a drawing is called besides in a brief: English and romanised, Hindi, Gujarati, with the spellings in use. Parted by bars; names by commas. */
const table = `
cricket-bat|bat ball, bat and ball|बल्ला और गेंद|બેટ અને દડો
billed-cap||क्रिकेट टोपी|ક્રિકેટ ટોપી
soccer-ball|footballs, soccer balls|फुटबॉल|ફૂટબોલ, ફુટબોલ
tennis-racket|racquets, rackets, racket, racquet|टेनिस रैकेट|રેકેટ, ટેનિસ રેકેટ
badminton|shuttlecocks, shuttle cock, badminton shuttle|शटलकॉक, चिड़िया बल्ला|શટલકોક
volleyball|volley ball|वालीबॉल|વોલીબોલ
field-hockey|hockey stick, hockey sticks, hockey|हॉकी स्टिक|હોકી, હોકી સ્ટિક
trophy|trophies, winner cup, championship cup|ट्रॉफी|ટ્રૉફી
spinning-top|spinning tops, top toy, bhawra|भौंरा लट्टू|ભમરડા
skateboard|skate board, skateboards||સ્કેટબોર્ડ
skipping-rope|skipping ropes, jumping rope|रस्सी कूद|દોરડાં કૂદ
carousel-horse|jhula ghoda|चरखी झूला|ચગડોળ
ferris-wheel|chakdol, ferris wheels|बड़ा झूला, चकरी झूला|મોટો ચકડોળ
auto-rickshaw|rickshaws, auto rickshaws, autorickshaw, autorickshaws, riksha, rikshaw, tuktuk, tuk tuks, tuktuks, three wheeler|ऑटोरिक्शा, ऑटो, ऑटो रिक्षा, रिक्षा, टुकटुक, तिपहिया|ઓટોરિક્ષા, ઓટો રિક્ષા, ઓટોરીક્ષા, રિક્ષા, રીક્ષા, છકડો, ઑટોરિક્ષા, ઓટોરિક્શા
bicycle|cycling|सायकिल, दुपहिया|બાઇક
motorcycle|motorbikes, motor bike, motorcycles, bullet bike|मोटरसाइकिल, मोटरबाइक, मोटर बाइक|મોટરસાઇકલ, મોટર સાયકલ, મોટરબાઇક
automobile|cars, motor cars, vintage car, gaadi|कार गाड़ी, मोटर, मोटरकार, कारें, गाड़ी|મોટર, મોટરકાર, કાર ગાડી, ગાડી
bus|buses, busses, school bus, school buses|बसें, स्कूल बस|બસો, સ્કૂલ બસ
delivery-truck|trucks, lorries, tempo|ट्रक गाड़ी, टेंपो, लॉरी|ટ્રકો, ટેમ્પો, લોરી
tractor|tractors, trekter|ट्रैक्टर गाड़ी|ટ્રૅક્ટર
locomotive|train, trains, toy train, toy trains, rail gaadi, relgadi, steam engines, railway engine, engine|ट्रेन, रेलगाड़ी, रेल, रेल इंजन, रेल का इंजन, रेलें|ટ્રેન, રેલગાડી, આગગાડી, ટ્રેનો, રેલ એન્જિન, રેલવે એન્જિન
airplane|airplanes, aeroplanes, planes, hawai jahaj, viman|हवाई जहाज, विमान, प्लेन|વિમાન, વિમાનો, પ્લેન, એરોપ્લેન, હવાઈ જહાજ
helicopter|choppers|हेलिकॉप्टर|હેલીકોપ્ટર
rocket|rockets, space rocket, raket|राकेट|રોકેટ
ship|ships, jahaj, steamer, liner|जहाज, पानी का जहाज, समुद्री जहाज|વહાણો, જહાજ, સ્ટીમર
anchor|langar|लंगर|લંગર
seagull||समुद्री चिड़िया|
lobster|lobsters|लॉबस्टर|લોબસ્ટર
shrimp|prawn, prawns, shrimps, jhinga|झींगे|ઝીંગા
octopus||आठ पैर|ઓક્ટોપસો
whale||वेल मछली|વહેલ, વહેલ માછલી, વ્હેલ માછલીઓ
shark|sharks|शार्क मछली|શાર્ક માછલી
dolphin|dolphins|डॉल्फिन|ડૉલ્ફિન
rooster|roosters, cocks, murga, kukdo, cockerels|मुर्गे|મરઘો, કૂકડા, કુકડો
baby-chick|chicks, chooza|चूज़ा, चूज़े, चूजे|પીલું, મરઘીનાં બચ્ચાં
ewe|ram sheep||
cat|cats, kittens, kitties, billi, biladi|बिल्लियां, बिलौटा|બિલાડીઓ, મીંદડી, બિલાડાં
rabbit||शशक|
mouse|mouses, chuha|चूहे|ઉંદરડી
rat|rats, undar|चूहों|ઉંદરો
monkey||बन्दर, वानर|
bear|||રીંછો
wolf|bhediya|भेड़िया|વરૂ
snake|snakes, saanp|साँप, सर्प|સાપ, સર્પ
leopard|||દીપડો
zebra||जेब्रा|
pig|pigs, piglet, piglets|सूअर|ભૂંડણી
crocodile|crocodiles, alligator, magar|मगर|મગરમચ્છ
penguin|||પેંગ્વીન
swallow|swallow bird||
bird-cage|bird cages, birdcages, pinjra|पिंजड़ा|પિંજરું
bird-house|bird houses, nest box|चिड़िया घर|ચકલીઘર
ant|ants, chinti|चींटियां|કીડીઓ
spider|spiders, makdi|मकड़ियां|કરોળિયા
beetle|beetles|भृंग|ભૃંગ
cactus|cactuses|नागफनी|થોર, કેકટસ, હાથલો થોર
potted-plant|potted plants, pot plants, house plants, houseplants, indoor plant, indoor plants, plants in pots, plant in pot|गमले का पौधा, पौधे, गमले में पौधे|કૂંડામાં છોડ, કૂંડાનો છોડ, કુંડામાં છોડ
flower-pot||फूलों का गमला|ફૂલનું કૂંડું
watering-can||पानी का झारा|પાણીનો ઝારો
wheelbarrow|wheelbarrows, wheel barrow, wheel barrows|ठेला, एकपहिया ठेला|હાથલારી, લારી
trowel|trowels, garden trowel, khurpi|खुरपी|ખૂરપી, ખુરપી
pitchfork|pitchforks, garden fork|बाग़ का कांटा|ખેતરનો કાંટો
gardening-shears|secateurs, pruning shears, pruners, hedge shears|पौधों की कैंची|ડાળી કાપવાની કાતર
plow|ploughs, plows, hal|खेत का हल|ખેતરનું હળ
greenhouse|greenhouses, glass house||
scarecrow|scarecrows|काग भगोड़ा|ચાડિયા
wooden-fence|fences, picket fences|जंगला|વાડો
beehive|beehives, bee hives|छत्ता|મધપૂડા
well|wells, kuva|कुआँ|કૂવા
poppy||पोस्त का फूल|ખસખસનું ફૂલ
dandelion-flower|dandelion clock, dandelion clocks, dandelion, dandelions|सिंहपर्णी|ડેન્ડેલિયન
fern||फ़र्न के पत्ते|ફર્નનાં પાન
ginkgo-leaf|gingko leaf, gingko leaves, gingkos|गिंको, गिंको के पत्ते|ગિંકો, ગિંકોનાં પાન
oak||बलूत|ઓક વૃક્ષ
oak-leaf||ओक का पत्ता, ओक के पत्ते|ઓકનાં પાન
mushroom||खुंभी|
wheat|wheat sheaf||ડૂંડાં
cotton-flower|cotton pods||
pumpkin|pumpkins, gourds, kaddu|लौकी|કોળાં, દૂધી
mango|mango fruits, mangoes fruit||
banana|bananas, kela, kelu|केले|કેળાં
red-apple|apples, seb|सेब, सेव|સફરજન
green-apple|green apples|हरे सेब|લીલાં સફરજન
orange-slice|grapefruit slice|संतरे की फांकें|સંતરાની ચીરી
lemon|lemon fruit, lemon fruits, nimbu, limbu|नींबू, निंबू, नीबू|લીંબુ, લીંબું
lime|limes|हरा नींबू|લીલું લીંબુ
pineapple||अनन्नास|અનનાસ, પાઇનેપલ
watermelon|watermelons, tarbuj, watermelon slice, watermelon slices|तरबूज, तरबूज की फांक|તડબૂચ, તરબૂચની ચીરી
pear|pears, nashpati|नाशपातियां|નાસપતી
peach|peach fruit, peaches fruit||
blueberries|blueberry, berries, berry|बेरी|બ્લૂબેરી
tomato|tamatar|टमाटर|ટમેટું, ટામેટાં, ટમેટાં
eggplant|aubergines, brinjals, eggplants, baingan|बैगन|રીંગણું, રીંગણાં
bell-pepper|bell peppers, capsicums, peppers|शिमला मिर्चें|સિમલા મરચાં
onion|onions, pyaz, kanda|प्याज|ડુંગળી, કાંદો, કાંદા
potato|aloo, batata|आलुओं|બટાટા, બટાકા, બટેટું
pea-pod|pea pods, peapod, peapods, matar|मटर|વટાણા
ear-of-corn|corn cobs, corns, bhutta, makai|मक्का, मकई|મકાઈ ડોડો, મકાઈ ડોડા
mason-jar|jars, jam jars, pickle jar, pickle jars, glass jar, glass jars|मर्तबान, बरनी|બરણીઓ, અથાણાની બરણી
cabbage|cabbages|पत्तागोभी, बंद गोभी|કોબી
broccoli|broccolis|ब्रोकोली|બ્રોકોલી
hot-beverage|coffee cups||
coffee-mug|coffee mugs, mug of coffee, beaker|मग्गा|મગ, કોફી મગ
coffee-pot|coffee pots|कॉफ़ीदानी|કૉફીની કીટલી
cooking-pot|cooking pots, stockpot, patila|पतीली, भगोना, देगची|તપેલું, તપેલાં, દેગડી
saucepan|saucepans, sauce pan|सॉसपैन|સોસપેન
spoon|spoons, chamach, teaspoon, wooden spoon, wooden spoons|चम्मचें, चमचा|ચમચા, ચમચો, ચમચીઓ
fork-and-knife|fork and knife, knife and fork, knives and forks, cutlery, fork, forks, knife, knives|कांटा छुरी, छुरी कांटा, छुरी|કાંટો ચમચી, છરી કાંટો
whisk|||વલોણી
ladle|ladles, karchi, soup ladle|कलछी, करछी|કડછો, ડોયો
dough-roller|rolling pins, velan|बेलना|વેલણો
salt-shaker|salt and pepper, salt shakers, pepper pot, salt cellar|नमक दानी|મીઠાની ડબ્બી
toaster|toasters||
towel|folded towel, folded towels, hanging towels|लटके तौलिये|લટકાવેલા ટુવાલ
bowl-with-spoon|bowl, bowls|कटोरा, कटोरी, कटोरे|વાટકો, વાટકી, વાટકા
broom|brooms, jhadu|झाड़ुएं|સાવરણી, સાવરણો, ઝાડુ
jug|jugs, pitchers, surahi, water jug|जग, सुराहियां|જગ, કૂંજો, ચંબુ
painted-pottery|clay pots painted, painted pots||મટકું
amphora|amphorae, urn, urns||
glass-of-milk|glass of milk, milk glass||
soda-bottle|bottles, soda bottles, bottle|बोतलें, शीशी|શીશી, બોટલો
ice-pop|ice lollies, popsicles, ice pops, gola|कुल्फी, बर्फ़ का गोला|બરફનો ગોળો
cupcake|cupcakes, muffin, muffins, fairy cake, fairy cakes|कप केक|કપ કેક
birthday-cake|cakes, birthday cakes|केक जन्मदिन|કેક
doughnut|donuts, doughnuts|डोनट्स|ડોનટ્સ
cookie|cookies, biscuit, biscuits|बिस्कुट, बिस्किट|બિસ્કિટ, બિસ્કીટ
candy|candies, toffees|टॉफ़ी, टॉफी, गोलियां|ટોફી, ચોકલેટ ગોળી, પીપરમીંટ
lollipop|lollipops, lollies|लॉलीपाप|લૉલીપૉપ
pizza|pizzas|पिज़्ज़ा, पिज्जा|પિઝ્ઝા
hamburger|burgers, hamburgers|बर्गर|બર્ગર
bread|loaf, loaves, bread loaf|डबल रोटी, पाव|પાંઉ, બ્રેડ
egg|eggs, anda|अंडे|ઈંડું, ઈંડાં
cheese-wedge|cheeses|चीज़|ચીઝ
chair|chairs, kursi|कुर्सियां|ખુરશીઓ
table|tables, mez|मेज, टेबल|મેજ
candle|candles|मोमबत्ती|મીણબત્તી
light-bulb|bulbs, light bulbs|बल्ब|બલ્બ, ગોળો બલ્બ
umbrella-on-ground|parasols, beach umbrellas, garden umbrella||
scissors|scissor, kainchi|कैंचियां|કાતરો
sewing-needle|needle, needles, sewing needles|सुई, सुइयां|સોય
sewing-machine|sewing machines|सिलाई की मशीन|સીવવાનો સંચો, સંચો
shirt-button|sewing buttons|बटनें|બટનો
safety-pin|safety pins|सेफ्टी पिन|સેફ્ટીપિન
open-book|books, kitab|किताब, पुस्तक|ચોપડી, પુસ્તક, ચોપડીઓ
pencil|pencil crayons, pensil|पेन्सिल|પેન્સિલ, પેન્સિલો
paintbrush|paintbrushes, paint brushes, brushes|ब्रश|બ્રશ, પીંછીઓ
artist-palette|palette knife, painter palette||
school-bag|school bag, school bags, schoolbag, schoolbags, satchels|स्कूल बैग|દફતર, સ્કૂલ બેગ
backpack|backpacks, rucksack, rucksacks, bag|थैला|થેલો
umbrella-with-rain-drops|||વરસાદની છત્રી
glasses|eye glasses||
sunglasses|sun glasses|चश्मे|ગોગલ્સ ચશ્માં
crown|mukut|ताज|તાજ, મુગટ
camera|cameras|कैमरे|કેમેરા, કેમેરો
telephone|telephones, phones|फ़ोन, फोन|ફોન
radio|radios|रेडिओ|રેડિયો
guitar|gitar|गिटारें|ગિટારો
drum|||ઢોલકું
flute|flutes, bansi|बाँसुरी, मुरली|મોરલી
trumpet|trumpets, bugle|बिगुल|રણશિંગું
musical-notes|musical note, musical notes|सुर|સૂર
teddy-bear|teddies, teddy bears|टेडी, टेडी बियर, भालू खिलौना|ટેડી, ટેડી બેર
paper-boat||काग़ज़ की नावें, कागज की नाव|કાગળની હોડીઓ, કાગળની નાવ
paper-windmill|pinwheels, paper windmills|चकरी खिलौना, फिरकियां|ફરકડીઓ
marbles|kanche, lakhoti|कंचा|લખોટી
house|houses, ghar, homes|घर, मकान|ઘર, મકાન, ઘરો
hut|jhopadi, zupdi|झोंपड़ी, कुटिया|ઝૂંપડું, ઝૂંપડાં, કુટિર
castle|castles, forts, palaces|क़िला, किला, महल|મહેલ, કિલ્લા
windmill|wind mill, wind mills|हवाचक्की, पवन चक्की|પવન ચક્કી
tent|tents, tambu|तंबू, टेंट|તંબુઓ
fountain|fountains, fuvaro|फव्वारा, फव्वारे|ફુવારા
mountain|mountain range, parvat|पर्वत, पहाड़ियाँ|પહાડ, ડુંગર, ડુંગરા
volcano|volcanos||
rainbow|rainbows, indradhanush|इन्द्रधनुष|મેઘધનુષ, ઇન્દ્રધનુષ
cloud-with-rain||बरसाती बादल|
t-rex|dinosaurs, dinos|डायनासोर|ડાયનાસોર, ડાયનોસોર
robot|robots|रोबोट|રૉબોટ
ghost|ghosts|भूतों|ભૂતો
mermaid|mermaid girl|जलपरियां|જલપરી, જળપરીઓ
fire-engine|fire engines, fire trucks, fire brigade, firetruck, firetrucks|दमकल गाड़ी, फायर ब्रिगेड|બંબો, ફાયર બ્રિગેડ, અગ્નિશામક ગાડી
wrench|wrenches, spanner, spanners|पाने|પાના
old-key|keys old, vintage keys, chabi, chaavi|चाबी, चाभी, कुंजी|ચાવી, ચાવીઓ, કૂંચી
running-shoe|running shoes, sports shoes, trainer|स्पोर्ट्स जूते|સ્પોર્ટ્સ શૂઝ
mans-shoe|juta, boots shoe|जूता, जूते|બૂટ, જોડા
slippers|slipper, chappal, chappals|चप्पलें|ચંપલો, સ્લીપર
spinning-wheel|charkhas, spinning wheels|चरखे|ચરખો, રેંટિયા
street-light|street lights, street lamps, lamp posts, lamppost|सड़क की बत्तियां|થાંભલાની બત્તી
bell|bells, ghanti|घंटा, घंटियां|ઘંટડી, ઘંટડીઓ
horseshoe|horse shoe, horseshoes||
honey-pot|honey pots, pot of honey||મધનો કૂપો
wine-glass|wine glasses, goblet, goblets|प्याला शराब|
cocktail-glass|cocktail glasses, cocktails, martini||
french-fries|potato fries||
popcorn|pop corn|पॉप कॉर्न|પોપકોર્ન, ધાણી
compass|compasses, compass rose|कंपास|હોકાયંત્ર
binoculars|binocular|दूरबीनें|દૂરબીન
ring-buoy|life buoy, life belt, life buoys||
`;

/** Those names, in three columns, by the name of the drawing; of two lines for one drawing both count. */
export const everydayNames: ReadonlyMap<string, readonly [en: string[], hi: string[], gu: string[]]> = joined(
  `${table.trim()}\n${furtherNames.trim()}`,
);

function joined(lines: string): Map<string, [en: string[], hi: string[], gu: string[]]> {
  const all = new Map<string, [en: string[], hi: string[], gu: string[]]>();
  for (const line of lines.split('\n')) {
    const [id = '', ...columns] = line.split('|');
    const own = all.get(id) ?? [[], [], []];
    all.set(id, own);
    for (const [at, column] of columns.entries()) if (column !== '') own[at]?.push(...column.split(', '));
  }
  return all;
}
