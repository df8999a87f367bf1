import type { Words } from './words.ts';

/** How a cloth is printed, which its drawing does not show. */
export const mannerWords: Words = [
  'hand painted, hand drawn, hand printed, hand crafted, hand coloured, handpainted, handdrawn, handprinted, handcrafted, screen print, screen prints, screen printed, screenprint, screenprinted, silk screen, silkscreen, digital print, digital prints, digitally printed, digital printed, rotary print, rotary printed, reactive print, reactive printed, discharge print, discharge printed, pigment print, pigment printed, sublimation print, sublimation printed, transfer print, machine printed, haath se bana, haath se bane, haath se bani, hath se bana, hath se bane, haath ka kaam, hathe dorela, hathe dorelu',
  'हाथ से बना, हाथ से बने, हाथ से बनी, हाथ से चित्रित, हाथ की छपाई, हाथ का काम, हस्तनिर्मित, हस्तचित्रित, स्क्रीन प्रिंट, डिजिटल प्रिंट, डिजिटल छपाई, रोटरी प्रिंट',
  'હાથે દોરેલું, હાથે દોરેલાં, હાથે દોરેલા, હાથે દોરેલી, હાથથી દોરેલું, હાથથી દોરેલાં, હાથથી બનાવેલું, હાથે છાપેલું, હસ્તનિર્મિત, સ્ક્રીન પ્રિન્ટ, ડિજિટલ પ્રિન્ટ, રોટરી પ્રિન્ટ',
];

/** Adjectives and nouns of briefs that are known and that nothing drawn shows: of a surface, of light and air, of a place, and of how a drawing was made. */
export const airWords: Words = [
  'uneven, irregular, graduated, glossy, shiny, matte, velvety, frosted, gnarled, curly, crisp, slubby, sheer, faint, smudged, blurred, blurry, inky, scribbled, scribbly, sketch, sketched, sketchy, lacy, tufted, quilted, pleated, ruffled, fraying, frayed, crumpled, crinkled, textured, texture, rough, coarse, nubby, woolly, fuzzy, fluffy, furry, plush, crackle, crackled, clipped, continuous, plump, ripe, juicy, dewy, misty, hazy, smoky, sunny, sunlit, sun bleached, sun kissed, bleached, breezy, punchy, zesty, cosy, cozy, nautical, coastal, seaside, equestrian, outdoor, outdoors, indoor, alfresco, herbaceous, silhouette, silhouettes, feathered edges, wonky, lopsided, handmade feel, nostalgic, storybook, wintry, autumny, crafty, homely, heavyweight, lightweight, water resistant, water repellent, water proof, waterproof, washable, drapey, khurdura, khurdari, khurdare, chamkila, chamkili, kharbachdu',
  'असमान, खेत, खुरदरा, खुरदरी, खुरदरे, मुलायम, नरम, बुनावट, मखमली, झीना, झीनी, आरामदेह, समुद्रतटीय, पनघट, ताज़गी भरा, जलरोधी, जलरोधक, वाटरप्रूफ, वॉटरप्रूफ',
  'અસમાન, ખેતર, ખરબચડું, ખરબચડી, ખરબચડા, ચળકતું, ચળકતા, ચળકતી, મુલાયમ, નરમ, પોત, મખમલી, ધૂંધળું, ધૂંધળા, પનઘટ, તાજગીભર્યું, જળરોધક, જળરોધી, વોટરપ્રૂફ',
];
