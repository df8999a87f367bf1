/** Said in romanised Hindi and Gujarati too; a word is whole where no letter goes on. */
const said = [
  'seam(?:s|less|lessly)?',
  'joins?',
  'repeat(?:s|ing|able)?',
  'til(?:e|es|ed|ing|eable|able)',
  'bina (?:jod|silai)',
  'sandha',
  'सीमलेस',
  '(?:बिना|बग़ैर|बगैर) (?:किसी )?जोड़',
  // Alone it may mean "add": with what should become of it, it is a join.
  'जोड़ (?:न|ना|नहीं|हटाओ|हटाएँ|मिटाओ|मिटाएँ)',
  'रिपीट',
  'टाइल',
  'સીમલેસ',
  'સાંધા',
  'સાંધો',
  'રિપીટ',
  'ટાઇલ',
];

// A nukta is typed with its letter or after it; a vowel sign belongs to the word.
const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${said.join('|').normalize('NFC')})(?![\\p{L}\\p{M}])`, 'iu');

/** Whether somebody asks in English, Hindi or Gujarati for a picture that repeats without joins, which another tool does. */
export const asksToTile = (words: string): boolean => pattern.test(words.normalize('NFC'));
