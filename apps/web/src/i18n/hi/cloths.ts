import type { cloths as en } from '../en/cloths.ts';
import type { Words } from '../words.ts';

export const cloths: Words<typeof en> = {
  family: { kalamkari: 'कलमकारी', paisley: 'कैरी', ajrakh: 'अजरख', bandhani: 'बांधनी', ikat: 'इकत', floral: 'फूलदार' },
  layout: {
    rinceau: 'लहराती बेल',
    jaal: 'जाल',
    'tree-of-life': 'जीवन वृक्ष',
    buti: 'बूटी',
    'mirrored-half-drop': 'उलटी-सीधी हाफ़-ड्रॉप',
    interlock: 'गुँथी कैरी',
    'two-scale-toss': 'छोटी-बड़ी, बिखरी',
    rows: 'कतारें',
    roundel: 'गोल चक्र',
    'star-grid': 'तारा जाली',
    almond: 'बादाम जाली',
    borders: 'किनारी वाला मैदान',
    'bavan-baug': 'बावन बाग़',
    medallion: 'चाँद',
    zigzag: 'लहरिया धारी',
    ogee: 'ओजी',
    bands: 'पट्टियाँ',
    lattice: 'चौपड़ जाली',
    vine: 'बेल',
    toss: 'बिखरे फूल',
    bouquet: 'गुलदस्ते, हाफ़-ड्रॉप',
    stripe: 'फूलों की धारी',
  },
};
