import type { GenerateInput } from '@naksha/contract';

interface ClothRequest extends GenerateInput {
  readonly prompt: string;
  readonly seed: string;
}

/** Every cloth once, in one of the three languages, in layouts that draw by all that a scene can hold. */
export const requests: readonly ClothRequest[] = [
  { prompt: 'Kalamkari vines with red and indigo flowers on cream, for a saree', seed: '4207' },
  { prompt: 'कलमकारी, जीवन वृक्ष, मजीठ और नील, सफेद ज़मीन', language: 'hi', seed: '11' },
  { prompt: 'Paisleys tossed in two sizes, mustard and maroon on ivory', seed: '6' },
  { prompt: 'કેરી, કિરમજી અને મોરપીંછ, ક્રીમ ભોંય', language: 'gu', seed: '23' },
  { prompt: 'Ajrakh star grid in indigo and madder', seed: '9' },
  { prompt: 'लाल बांधनी चुनरी, पीले और हरे टपके, शादी के लिए', language: 'hi', seed: '12' },
  { prompt: 'Ikat ogee in plum, teal and saffron', seed: '16' },
  { prompt: 'ફૂલોના ગુચ્છ, કેસરી અને ભૂરો', trainedPattern: 'floral', language: 'gu', seed: '23' },
  { prompt: 'Watercolour flowers in rose and sage', seed: '20' },
  { prompt: 'Tropical jungle leaves on dark green', seed: '1' },
  { prompt: 'Leopard in camel and black', seed: '2' },
  { prompt: 'Abstract brush strokes, teal and coral', seed: '3' },
  { prompt: 'फुलकारी, लाल ज़मीन, पीला और गुलाबी', language: 'hi', seed: '4' },
  { prompt: 'પાટણનાં પટોળાં, લાલ, લીલો અને પીળો, હાથી', language: 'gu', seed: '18' },
  { prompt: 'बनारसी जाल, बैंगनी ज़मीन, सुनहरा', language: 'hi', seed: '5' },
  { prompt: 'Damask in bottle green', seed: '6' },
  { prompt: 'કચ્છી આભલા ભરત, કાળી ભોંય, મોર અને હાથી', language: 'gu', seed: '8' },
  { prompt: 'चिकनकारी, सफेद बूटी, हल्की गुलाबी ज़मीन', language: 'hi', seed: '7' },
  { prompt: 'Batik parang, soga brown and indigo', seed: '8' },
  { prompt: 'સાંગાનેરી બુટ્ટી, ક્રીમ પર લાલ અને લીલો', trainedPattern: 'block-print', language: 'gu', seed: '9' },
  { prompt: 'લહેરિયું, ગુલાબી, પીળો અને લીલો', language: 'gu', seed: '10' },
  { prompt: 'Shibori, indigo and white', seed: '11' },
  { prompt: 'मधुबनी मछलियाँ, लाल और नीला', language: 'hi', seed: '12' },
  { prompt: 'વારલી નાચ, ગેરુ પર સફેદ', language: 'gu', seed: '13' },
  { prompt: 'Toile with elephants, blue on off-white', seed: '14' },
  { prompt: 'Regimental stripes, navy and gold', seed: '15' },
  { prompt: 'Tartan in forest green and red', seed: '16' },
  { prompt: 'Houndstooth in black and cream', seed: '17' },
  { prompt: 'Geometric stars, ochre and blue', trainedPattern: 'geometric', seed: '18' },
  { prompt: 'Polka dots, white on red', seed: '19' },
  { prompt: 'Rockets and teapots tossed on navy, mustard and coral', seed: '21' },
  { prompt: 'Suzani rosettes in crimson, indigo and saffron on cream', seed: '24' },
  { prompt: 'नक्शी कांथा, मोर और मछली, लाल और नीला', language: 'hi', seed: '25' },
  { prompt: 'ઢાકાઈ જામદાની, સફેદ બુટ્ટી, ભૂરી ભોંય', language: 'gu', seed: '26' },
  { prompt: 'Katariya mashru, crimson and turmeric', seed: '27' },
  { prompt: 'Combed nonpareil marble, navy, rust and cream', seed: '28' },
  { prompt: 'किलिम, सीढ़ीदार हीरे, लाल और नीला', language: 'hi', seed: '29' },
  { prompt: 'ડિજિટલ કેમો, લીલો અને ભૂરો', language: 'gu', seed: '30' },
  { prompt: 'Tie dye spiral, orange, pink and purple', seed: '31' },
  { prompt: 'મંડલા, કેસરી અને જાંબલી', trainedPattern: 'mandala', language: 'gu', seed: '20' },
];
