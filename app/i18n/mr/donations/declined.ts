import { catalogue } from '#app/i18n/words.ts'

export const declined = catalogue<Readonly<Record<string, string>>>('declined', {
  card_declined: 'बँकेने कार्ड नाकारले. कृपया दुसरे कार्ड वापरा, किंवा बँकेला फोन करा.',
  insufficient_funds: 'या कार्डवर पुरेसे पैसे नाहीत. कृपया दुसरे कार्ड वापरा.',
  expired_card: 'या कार्डची मुदत संपली आहे. कृपया दुसरे कार्ड वापरा.',
  incorrect_number: 'कार्ड नंबर चुकीचा आहे. कृपया तो तपासा.',
  incorrect_cvc: 'कार्डचा सुरक्षा कोड चुकीचा आहे. कार्डच्या मागच्या बाजूचे तीन अंक तपासा.',
  payment_intent_authentication_failure:
    'हे आपणच आहात, याची बँकेला खात्री पटली नाही. कृपया पुन्हा प्रयत्न करा.',
  processing_error: 'बँकेशी संपर्क झाला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
})
