import type { Language } from './options.ts';

/** A state or union territory of India, by the code with which its GSTINs begin. */
export interface IndianState {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Union territories without a legislature charge UTGST in place of SGST (section 2(114) of the CGST Act, 2017). */
  readonly hasUtgst: boolean;
}

const row = (code: string, en: string, hi: string, gu: string, hasUtgst = false): IndianState => ({
  code,
  name: { en, hi, gu },
  hasUtgst,
});

/** The codes of the GST portal (master codes of the e-invoice system), without those that are no longer given: 25, and 28 of before 2014. */
export const indianStates: readonly IndianState[] = [
  row('01', 'Jammu and Kashmir', 'जम्मू और कश्मीर', 'જમ્મુ અને કાશ્મીર'),
  row('02', 'Himachal Pradesh', 'हिमाचल प्रदेश', 'હિમાચલ પ્રદેશ'),
  row('03', 'Punjab', 'पंजाब', 'પંજાબ'),
  row('04', 'Chandigarh', 'चंडीगढ़', 'ચંદીગઢ', true),
  row('05', 'Uttarakhand', 'उत्तराखंड', 'ઉત્તરાખંડ'),
  row('06', 'Haryana', 'हरियाणा', 'હરિયાણા'),
  row('07', 'Delhi', 'दिल्ली', 'દિલ્હી'),
  row('08', 'Rajasthan', 'राजस्थान', 'રાજસ્થાન'),
  row('09', 'Uttar Pradesh', 'उत्तर प्रदेश', 'ઉત્તર પ્રદેશ'),
  row('10', 'Bihar', 'बिहार', 'બિહાર'),
  row('11', 'Sikkim', 'सिक्किम', 'સિક્કિમ'),
  row('12', 'Arunachal Pradesh', 'अरुणाचल प्रदेश', 'અરુણાચલ પ્રદેશ'),
  row('13', 'Nagaland', 'नागालैंड', 'નાગાલેન્ડ'),
  row('14', 'Manipur', 'मणिपुर', 'મણિપુર'),
  row('15', 'Mizoram', 'मिज़ोरम', 'મિઝોરમ'),
  row('16', 'Tripura', 'त्रिपुरा', 'ત્રિપુરા'),
  row('17', 'Meghalaya', 'मेघालय', 'મેઘાલય'),
  row('18', 'Assam', 'असम', 'આસામ'),
  row('19', 'West Bengal', 'पश्चिम बंगाल', 'પશ્ચિમ બંગાળ'),
  row('20', 'Jharkhand', 'झारखंड', 'ઝારખંડ'),
  row('21', 'Odisha', 'ओडिशा', 'ઓડિશા'),
  row('22', 'Chhattisgarh', 'छत्तीसगढ़', 'છત્તીસગઢ'),
  row('23', 'Madhya Pradesh', 'मध्य प्रदेश', 'મધ્ય પ્રદેશ'),
  row('24', 'Gujarat', 'गुजरात', 'ગુજરાત'),
  row(
    '26',
    'Dadra and Nagar Haveli and Daman and Diu',
    'दादरा और नगर हवेली तथा दमन और दीव',
    'દાદરા અને નગર હવેલી તથા દમણ અને દીવ',
    true,
  ),
  row('27', 'Maharashtra', 'महाराष्ट्र', 'મહારાષ્ટ્ર'),
  row('29', 'Karnataka', 'कर्नाटक', 'કર્ણાટક'),
  row('30', 'Goa', 'गोवा', 'ગોવા'),
  row('31', 'Lakshadweep', 'लक्षद्वीप', 'લક્ષદ્વીપ', true),
  row('32', 'Kerala', 'केरल', 'કેરળ'),
  row('33', 'Tamil Nadu', 'तमिलनाडु', 'તમિલનાડુ'),
  row('34', 'Puducherry', 'पुदुचेरी', 'પુડુચેરી'),
  row('35', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह', 'આંદામાન અને નિકોબાર ટાપુઓ', true),
  row('36', 'Telangana', 'तेलंगाना', 'તેલંગાણા'),
  row('37', 'Andhra Pradesh', 'आंध्र प्रदेश', 'આંધ્ર પ્રદેશ'),
  row('38', 'Ladakh', 'लद्दाख', 'લદ્દાખ', true),
  row('97', 'Other Territory', 'अन्य क्षेत्र', 'અન્ય પ્રદેશ', true),
];
