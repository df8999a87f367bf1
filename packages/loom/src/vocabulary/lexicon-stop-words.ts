/**
 * Words that carry no wish of their own: function words, politeness, and what every prompt here is about anyway
 * ("design", "pattern", "beautiful"). They are neither read nor reported.
 */
const english =
  'a an the this that these those it its is are was be been being has have having had do does did will would should could can may might must shall ' +
  'i me my we our us you your they their them he she his her who which what where when how why there here then than so at into up ' +
  'down out off about across along around between among through within behind under beside near next top bottom left right side middle center centre ' +
  'but if while also just only very really quite too more most some any each every all both many much lots lot plenty bit kind sort type ' +
  'such same other another one ones first second make made making create created creating generate give draw drawn design designs designed pattern ' +
  'patterns patterned print prints printed printing motif motifs theme themed style styled look looking looks feel feeling inspiration ' +
  'based using use used want wants need needs please show add put let get set seamless repeat repeats repeating tile tiled tileable textile art artwork ' +
  'illustration drawing image picture vector hd high quality resolution best good great nice beautiful pretty lovely gorgeous stunning attractive ' +
  'amazing perfect ideal suitable suited proper new piece item work works worked working detail details element elements feature features ' +
  'include includes including contain contains containing accent accents accented highlights highlight touch touches hint hints pop combination combo ' +
  'palette palettes coloured colored colouring toned scheme schemes s t re ll ve d m ' +
  'hand handmade drawn painted crafted indian india jodhpur udaipur barmer bhuj patan jamnagar jetpur gujarat gujarati rajasthan rajasthani kutch kutchi punjabi bengali south north asian ' +
  'persian world eastern western oriental form forms shape shapes shaped size sized sizes scale arrangement arranged layout composition composed ' +
  'filled surrounded running season collection mood sense wear wearing garment garments clothing outfit apparel everyday daily casual formal etc eg ie ' +
  'something anything everything similar instead high tall long walking standing flying sitting dancing swimming running facing going growing blooming photo photograph my own ' +
  'stalk stalks flight tied strings showing playing keep keeping free allowed forming formed neat neatly tidy tidily ' +
  'version type manner way look alike however though yet overall throughout everywhere inside outside various different assorted several couple ' +
  'scene scenes village story ' +
  'line lines max maximum most least about approximately around roughly ok okay hello hi thanks thank nothing definitely certainly appear appears strictly absolutely surely mixed time times ' +
  'single thread threads straight discharge reactive pigment digital rotary sublimation azo gsm count yarn warp weft dyed buyer swatch sample export artwork strike off';
const romanised =
  'ka ke ki ko se me mein main hai hain ho hona chahiye wala wali wale waala waali ek kuch bahut bohot sundar accha acha acchi mujhe mera meri hamara ' +
  'aisa banao banaiye dijiye kare karo kijiye bhi no na ni nu nun ma che chhe hoy joie joiye banavo ' +
  'banaavo beech beechon vali valu valo ek saras sundar khub pan lekin magar parantu bas sirf fakt matra ' +
  'vachche vachhe vachma uspar unpar ispar neeche niche nichhe upar beechobeech andar aaspaas hua hue hui jaise wale rakho rakhna bhaat bhat ' +
  'chhapai chhapaai chapai chhaap chhap chhapkam kaam dizain dijain isko ise iska aane ene zaroor jarur zyada jyada vadhare vadhu dalna dalo lagao liti litio lakeer lakir dhaga dhage dhago dhagon dora doro doriyo jadela jadeli jadelu bilkul katai zara jara jaray koi kahin';
const hindi =
  'चलता चलते चलती दौड़ता दौड़ते दौड़ती उछलता उछलते उछलती कूदता कूदते कूदती उड़ता उड़ते उड़ती बैठा बैठे बैठी नाचता नाचते नाचती तैरता तैरते तैरती सोता सोते सोती ' +
  'का के की को से है हों हूं थे था थी होते होती रहे रहा रही लगे लगता दे दें दो देना लाओ चाहता चाहती मैं हम आप तुम आपका अपना अपनी सा सी जिस जिसका जिसके वाले अलग नया बढ़िया शानदार खूबसूरत हैं हो होना चाहिए वाला वाली वाले एक कुछ बहुत सुंदर सुन्दर अच्छा अच्छी मुझे मेरा मेरी हमारा ऐसा बनाओ बनाइए बनाएं बना दीजिए करें करो कीजिए ' +
  'लेकिन मगर परंतु किंतु बस सिर्फ़ केवल मात्र भी तो ही यह ये वह वे इस उस इसमें जो ने डिज़ाइन डिज़ाइन्स पैटर्न नमूना नमूने छपाई प्रिंट शैली काम कला रंगत हर सब सभी नीचे बीच बीच भर कर हुआ हुई हुए गई गया भारतीय जोधपुर उदयपुर बाड़मेर भुज पाटन ' +
  'गुजराती राजस्थानी कच्छी आकार मोटिफ़ भांति भाँति तरह प्रकार पूरा पूरे पूरी कृपया प्लीज़ उपयोग इसे इसको इसका उसे उसको ज़रूर ज़्यादा अधिक डालना डालो डालें लगाओ लगाना भरपूर बिल्कुल बिलकुल कतई ज़रा धागा धागे धागों लकीर लकीरें जड़े जड़ा जड़ी कोई कहीं प्रयोग इस्तेमाल';
const gujarati =
  'ચાલતો ચાલતું ચાલતા ચાલતાં ચાલતી દોડતો દોડતું દોડતા દોડતાં દોડતી કૂદતો કૂદતું કૂદતા કૂદતાં કૂદતી ઊડતો ઊડતા ઊડતાં ઊડતી ઉડતો ઉડતા ઉડતાં ઉડતી બેઠો બેઠું બેઠા બેઠાં બેઠી બેઠેલો બેઠેલું બેઠેલા બેઠેલાં બેઠેલી નાચતો નાચતું નાચતા નાચતાં નાચતી તરતો તરતું તરતા તરતાં તરતી સૂતો સૂતું સૂતા સૂતાં સૂતી સૂતેલો સૂતેલું સૂતેલા સૂતેલાં સૂતેલી ' +
  'રમતી રમતા રમતાં રમતો કરતાં કરતા હું અમે તમે આપ હોવા હોવી રહે રહેલ લાગે લાવો જોઈતી જોઈતું જોઈતો આપજો બનાવજો બનાવવી બનાવવું પોતાનું મસ્ત સરસ અલગ નો ની નું ના નાં થી છે છું હોય હોવું જોઈએ વાળું વાળી વાળો વાળા એક કંઈક ખૂબ બહુ સુંદર સારું સારી મને મારું મારી મારો અમારું એવું બનાવો બનાવી આપો કરો કરી ' +
  'પરંતુ માત્ર ફક્ત બસ પણ તો જ આ તે એ જે તેમાં ડિઝાઇન ડિઝાઈન પેટર્ન નમૂનો છાપ છપાઈ પ્રિન્ટ શૈલી કામ કળા રંગનું રંગની છાપકામ દરેક બધું બધા નીચે વચ્ચે ભરી ભારતીય ભુજ પાટણ જામનગર જેતપુર ગુજરાતી રાજસ્થાની કચ્છી ' +
  'આકાર મોટિફ ભાત ભાતનું રીત પ્રકાર આખું આખી મહેરબાની ઉપયોગ આને તેને એને જરૂર વધારે વધુ નાખો નાખજો મૂકો મૂકજો દોરા દોરો દોરાથી દોરાની લીટી જડેલું જડેલા જડેલાં જડેલી ભરેલ જરા જરાય બિલકુલ કોઈ ક્યાંય સહેજ';

export const stopWords = [english, romanised, hindi, gujarati].join(' ').split(' ');
