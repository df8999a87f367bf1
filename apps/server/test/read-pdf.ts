import { extractText, getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF, as whoever copies them out gets them. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.normalize('NFC'));
}
