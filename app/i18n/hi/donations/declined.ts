import { catalogue } from '#app/i18n/words.ts'

export const declined = catalogue<Readonly<Record<string, string>>>('declined', {
  card_declined: 'बैंक ने कार्ड स्वीकार नहीं किया। कृपया दूसरा कार्ड आज़माएँ, या बैंक को फ़ोन करें।',
  insufficient_funds: 'इस कार्ड में पर्याप्त राशि नहीं है। कृपया दूसरा कार्ड आज़माएँ।',
  expired_card: 'इस कार्ड की अवधि समाप्त हो चुकी है। कृपया दूसरा कार्ड आज़माएँ।',
  incorrect_number: 'कार्ड नंबर गलत है। कृपया जाँच लें।',
  incorrect_cvc: 'कार्ड का सुरक्षा कोड गलत है। कृपया कार्ड के पीछे के तीन अंक जाँच लें।',
  payment_intent_authentication_failure: 'बैंक आपकी पहचान की पुष्टि नहीं कर सका। कृपया फिर से कोशिश करें।',
  processing_error: 'बैंक से संपर्क नहीं हो सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
})
