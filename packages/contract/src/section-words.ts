import type { Directory } from './entities/file-row.ts';
import type { Language } from './options.ts';

/** The sections of the collection in words, on its tabs and where the log says from which to which a file was moved. */
export const sectionWords: Readonly<Record<Language, Readonly<Record<Directory, string>>>> = {
  en: { processed: 'Processed', uploaded: 'Uploaded', exported: 'Exported', psd: 'PSD files' },
  hi: { processed: 'तैयार', uploaded: 'अपलोड किए', exported: 'एक्सपोर्ट किए', psd: 'PSD फ़ाइलें' },
  gu: { processed: 'તૈયાર', uploaded: 'અપલોડ કરેલા', exported: 'એક્સપોર્ટ કરેલા', psd: 'PSD ફાઇલો' },
};
