import type { GenerateInput } from '@naksha/contract';

interface ClothRequest extends GenerateInput {
  readonly prompt: string;
  readonly seed: string;
}

/** Every cloth in each of the three languages; together they come out in nearly every layout. */
export const requests: readonly ClothRequest[] = [
  { prompt: 'Kalamkari vines with red and indigo flowers on cream, for a saree', seed: '4207' },
  { prompt: 'कलमकारी, जीवन वृक्ष, मजीठ और नील, सफेद ज़मीन', language: 'hi', seed: '11' },
  { prompt: 'કલમકારી જાળ, મોટાં કમળ, મજીઠ અને લીલો', language: 'gu', seed: '31' },
  { prompt: 'Paisleys tossed in two sizes, mustard and maroon on ivory', seed: '6' },
  { prompt: 'कैरी कतारों में, गुलाबी और सुनहरा, हरी ज़मीन', language: 'hi', seed: '5' },
  { prompt: 'કેરી, કિરમજી અને મોરપીંછ, ક્રીમ ભોંય', language: 'gu', seed: '23' },
  { prompt: 'Ajrakh star grid in indigo and madder', seed: '9' },
  { prompt: 'अजरख, नील और मजीठ, काली ज़मीन, चौखटा', language: 'hi', seed: '10' },
  { prompt: 'અજરખ, ગળી અને મજીઠ', language: 'gu', seed: '3' },
  { prompt: 'Bandhani medallion, maroon with yellow and white knots', seed: '8' },
  { prompt: 'लाल बांधनी चुनरी, पीले और हरे टपके, शादी के लिए', language: 'hi', seed: '12' },
  { prompt: 'બાવન બાગ, ઘેરો લીલો, સફેદ અને કેસરી', trainedPattern: 'bandhani', language: 'gu', seed: '13' },
  { prompt: 'Ikat ogee in plum, teal and saffron', seed: '16' },
  { prompt: 'इकत, लाल और सफेद, जाली', language: 'hi', seed: '17' },
  { prompt: 'પટોળા, લાલ, લીલો અને પીળો, પટ્ટા', language: 'gu', seed: '18' },
  { prompt: 'Small floral sprigs in rose and sage on ivory', trainedPattern: 'floral', seed: '20' },
  { prompt: 'फूलों की बेल, गुलाबी और हरी, सफेद ज़मीन', trainedPattern: 'floral', language: 'hi', seed: '22' },
  { prompt: 'ફૂલોના ગુચ્છ, કેસરી અને ભૂરો', trainedPattern: 'floral', language: 'gu', seed: '23' },
];
