import type { vector as english } from '../en/vector.ts';
import type { Words } from '../words.ts';

export const vector: Words<typeof english> = {
  format: 'ફાઇલ',
  detail: 'રેખાઓની ઝીણવટ',
  detailOf: '5માંથી {level}',
  smallest: 'સૌથી નાનું ટપકું',
  denoise: 'દાણા ઓછા કરો',
  sharpen: 'તીક્ષ્ણતા',
  weave: 'વણાટ અને મોઆરે દૂર કરો',
  cleanEdges: 'ચોખ્ખી ધાર',
  hint: 'વિસ્તારોની ધાર સહિયારી છે અને ટાઇલના છેડે મળે છે, તેથી ડ્રોઇંગ તિરાડ વગર રિપીટ થાય છે.',
  dxfHint: 'DXF માં મિલીમીટરમાં બંધ રેખાઓ હોય છે, દરેક રંગનું પોતાનું લેયર, કટર અને પ્લોટર માટે.',
  submit: '{format} માં દોરો',
  tooLarge: 'પહેલાં “માપ”માં જઈને ચિત્ર નાનું કરો.',
};
