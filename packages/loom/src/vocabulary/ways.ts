/** How things are turned to each other or to an edge, and in what order they follow: said of a whole cloth, by words that mean nothing else. */
export const ways = {
  /** Two and two, nose to nose. */
  facing:
    /^(?:facing (?:each other|one another|inwards?)|(?:face|nose|beak|head) to (?:face|nose|beak|head)|aamne ?saamne|amne ?samne|aamne|sa+mse?a*me|samsama|आमने सामने|आमने|એકબીજાની સામે|સામસામે|સામસામા|સામસામાં|સામ સામે)$/u,
  apart: /^(?:back to back|facing (?:away|outwards?|apart)|पिठ से पिठ|पिठ पिठ|પિઠ પાછળ પિઠ|પિઠથિ પિઠ)$/u,
  left: /^(?:(?:all )?(?:facing|looking|turned|heading|walking|swimming|running|flying)(?: to| towards?)?(?: the)? left|left facing|bayi taraf|baayi taraf|बाएं देखते|बाइं ओर|बाइं तरफ|बायें देखते|ડાબિ બાજુ(?: જોતા| જોતાં)?)$/u,
  right:
    /^(?:(?:all )?(?:facing|looking|turned|heading|walking|swimming|running|flying)(?: to| towards?)?(?: the)? right|right facing|dayi taraf|daayi taraf|दाएं देखते|दाइं ओर|दाइं तरफ|જમણિ બાજુ(?: જોતા| જોતાં)?)$/u,
  inverted:
    /^(?:upside down|upside|inverted|on (?:its|their) heads?|ulte|ulta|ulti|undha|undhu|undhi|उल्टे|उल्टा|उल्टि|उलटे|ઉંધા|ઉંધું|ઉંધિ)$/u,
  nth: /^(?:(?:in )?(?:every|each) (?:other|second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)|har (?:dusri|doosri|tisri|teesri|chauthi|panchvi)|dar (?:biji|triji|chothi)|हर (?:दुसरि|दुसरे|तिसरि|तिसरे|चौथि|चौथे|पांचविं)|દર (?:બિજિ|ત્રિજિ|ચોથિ)|દરેક (?:બિજિ|ત્રિજિ|ચોથિ))$/u,
  turns:
    /^(?:alternating|alternately|alternate|by turns|in turns?|in alternation|ekantar|ekantare|baari baari|vaarafarti|एकांतर|एकांतर से|बारि बारि|बारि बारि से|एक छोड एक|એકાંતરે|એકાંતરા|વારાફરતિ|વારાફરતે)$/u,
  pairs: /^(?:in pairs|in twos|pairs|two by two|jodiyon|jodiyan|jodio|जोडों में|जोडियां|जोडियों में|જોડિઓ|જોડિમાં|જોડિઓમાં)$/u,
  /** "Two rows of elephants". */
  rows: /^(?:one|single|two|three|four|five|[1-6]|do|teen|char|be|tran|दो|तिन|चार|બે|ત્રણ|ચાર)$/u,
  ratio: /^(?:(?:in )?(?:the |a )?(?:rhythm|ratio|proportion|sequence)|ताल|लय|अनुपात|પ્રમાણ|લય|તાલ)$/u,
} as const;
export type Way = keyof typeof ways;
