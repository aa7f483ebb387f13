/** By the English text of a rule, with `#` for its numbers. */
const texts: Readonly<Record<string, string>> = {
  // Of every form.
  Required: 'यह जानकारी ज़रूरी है',
  'Nothing can be seen here': 'कृपया यहाँ कुछ लिखें',
  'At most # characters': 'अधिकतम # अक्षर',
  'Line breaks and control characters cannot be used': 'नई पंक्ति और छिपे हुए चिह्न यहाँ नहीं लिखे जा सकते',
  'Control characters cannot be used': 'छिपे हुए चिह्न यहाँ नहीं लिखे जा सकते',
  'Please enter a valid email address': 'कृपया सही ईमेल पता लिखें',
  'Invalid email address': 'ईमेल पता सही नहीं है',
  'Please enter a valid phone number': 'कृपया सही फ़ोन नंबर लिखें',
  'Please choose from the list': 'कृपया सूची में से चुनें',
  'Please choose a date': 'कृपया तारीख चुनें',
  'Please choose a day': 'कृपया दिन चुनें',
  'Please choose a time': 'कृपया समय चुनें',
  'This date does not exist': 'ऐसी कोई तारीख नहीं है',
  'That month has no such day': 'उस महीने में यह दिन नहीं होता',
  'Please enter a time such as #:#': 'कृपया समय #:# की तरह लिखें',
  'The almanac covers # to #': 'पंचांग # से # तक का है',
  'This date is not possible': 'यह तारीख सही नहीं है',
  'Please enter a whole number': 'कृपया पूरी संख्या लिखें',
  'You must accept the terms and conditions': 'कृपया नियम और शर्तें स्वीकार करें',
  // Of pujas and sevas.
  'Please choose a puja': 'कृपया पूजा चुनें',
  'Please enter at least one name': 'कृपया कम से कम एक नाम लिखें',
  'At most # names': 'अधिकतम # नाम',
  'Please enter the gotra, or choose that you don’t know it':
    'कृपया गोत्र लिखें, या चुनें कि गोत्र पता नहीं है',
  'Please enter the address for the prasad': 'कृपया प्रसाद भेजने का पता लिखें',
  'Please choose a seva': 'कृपया सेवा चुनें',
  'Please choose a festival': 'कृपया त्योहार चुनें',
  'Please choose an occasion': 'कृपया अवसर चुनें',
  'Please enter a number of years': 'कृपया वर्षों की संख्या लिखें',
  'At most # years': 'अधिकतम # वर्ष',
  'Please choose an offering': 'कृपया सेवा चुनें',
  // Of addresses.
  'Please choose a country': 'कृपया देश चुनें',
  'Please choose a state': 'कृपया राज्य चुनें',
  'Please enter a PIN code of # digits': 'कृपया # अंकों का पिन कोड लिखें',
  'This PIN code is not in the state you chose': 'यह पिन कोड आपके चुने हुए राज्य का नहीं है',
  // Of payments.
  'Please enter whole rupees': 'कृपया राशि पूरे रुपयों में लिखें',
  'Please enter an amount': 'कृपया राशि लिखें',
  'Amount must be greater than #': 'राशि # से ज़्यादा होनी चाहिए',
  'Please enter the amount in digits, like #': 'कृपया राशि अंकों में लिखें, जैसे #',
  'The most you can give at once is ₹#. To give more, please call the temple':
    'एक बार में अधिकतम ₹# दिए जा सकते हैं। इससे ज़्यादा देने के लिए कृपया मंदिर को फ़ोन करें',
  'This is not a valid reference': 'यह संदर्भ संख्या सही नहीं है',
  'The UTR has # digits: your UPI app shows it': 'UTR # अंकों का होता है। यह आपके UPI ऐप में दिखता है',
  'Please give the PAN with your address, or leave both empty':
    'कृपया PAN और पता दोनों लिखें, या दोनों खाली छोड़ें',
  'Please enter your address too: Form #BD needs it with the PAN':
    'कृपया अपना पता भी लिखें: फ़ॉर्म #BD में PAN के साथ पता ज़रूरी है',
  'The most you can give every month is ₹#': 'हर महीने अधिकतम ₹# दिए जा सकते हैं',
  'Please choose how to pay': 'कृपया भुगतान का तरीका चुनें',
  // Of orders.
  'Your cart is empty': 'आपका कार्ट खाली है',
  'At least #': 'कम से कम #',
  'At most # different items': 'अधिकतम # अलग-अलग चीज़ें',
  'At most # of one item': 'एक चीज़ के अधिकतम # नग',
  'Please choose what you want to return': 'कृपया चुनें कि क्या वापस करना है',
  'Please choose how we should send it': 'कृपया चुनें कि ऑर्डर कैसे भेजा जाए',
  'Each item only once': 'हर चीज़ सिर्फ़ एक बार',
  // Of accounts.
  'Please enter a username': 'कृपया यूज़रनेम लिखें',
  'Please enter your username or email': 'कृपया यूज़रनेम या ईमेल लिखें',
  'Username must be at least # characters': 'यूज़रनेम में कम से कम # अक्षर होने चाहिए',
  'Username must be at most # characters': 'यूज़रनेम में अधिकतम # अक्षर हो सकते हैं',
  'Username may contain letters, digits, dots, dashes and underscores only':
    'यूज़रनेम में सिर्फ़ अंग्रेज़ी अक्षर, अंक, बिंदु,\u00a0- और\u00a0_\u00a0चलते हैं',
  'Please enter a password': 'कृपया पासवर्ड लिखें',
  'Please enter your password': 'कृपया पासवर्ड लिखें',
  'Password must be at least # characters': 'पासवर्ड में कम से कम # अक्षर होने चाहिए',
  'Password must be at most # characters': 'पासवर्ड में अधिकतम # अक्षर हो सकते हैं',
  'Password must contain at least one uppercase letter':
    'पासवर्ड में अंग्रेज़ी का कम से कम एक बड़ा (कैपिटल) अक्षर होना चाहिए',
  'Password must contain at least one lowercase letter':
    'पासवर्ड में अंग्रेज़ी का कम से कम एक छोटा (स्मॉल) अक्षर होना चाहिए',
  'Password must contain at least one digit': 'पासवर्ड में कम से कम एक अंक होना चाहिए',
  'Passwords do not match': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'Please enter your current password': 'कृपया अपना मौजूदा पासवर्ड लिखें',
  'Please enter the code': 'कृपया कोड लिखें',
  'The code is too long': 'यह कोड बहुत लंबा है',
  // Of reminders and messages.
  'Name must be at least # characters': 'नाम में कम से कम # अक्षर होने चाहिए',
  'Phone number must be at least # digits': 'फ़ोन नंबर में कम से कम # अंक होने चाहिए',
  'Must be in international format (e.g., +#)': 'नंबर देश के कोड के साथ लिखें (जैसे +#)',
  'Enter the six digits of the code': 'कोड के छह अंक लिखें',
  'Choose at least one festival.': 'कम से कम एक त्योहार चुनें।',
  'Choose at least one day.': 'कम से कम एक दिन चुनें।',
  'Please choose a subject': 'कृपया विषय चुनें',
  // Of sadhana.
  'This time is not possible': 'यह समय सही नहीं है',
  'At most # days a week': 'सप्ताह में अधिकतम # दिन',
  'At most # minutes a day': 'दिन में अधिकतम # मिनट',
  'At most # beads': 'अधिकतम # मनके',
  'At most # beads a day': 'दिन में अधिकतम # मनके',
}

const numbers = /\d[\d,]*/g

/**
 * What a rule of the contract says. The rules are written in English, which is the key; one without
 * words here is for other clients, or for staff.
 */
export const fieldText = (english: string): string => {
  const found = english.match(numbers) ?? []
  let at = 0
  return texts[english.replace(numbers, '#')]?.replace(/#/g, () => found[at++] ?? '') ?? english
}
