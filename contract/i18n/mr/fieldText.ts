/** By the English text of a rule, with `#` for its numbers. */
const texts: Readonly<Record<string, string>> = {
  // Of every form.
  Required: 'ही माहिती आवश्यक आहे',
  'Nothing can be seen here': 'येथे दिसेल असे काही लिहिलेले नाही',
  'At most # characters': 'जास्तीत जास्त # अक्षरे',
  'Line breaks and control characters cannot be used': 'येथे नवीन ओळ आणि अदृश्य चिन्हे चालत नाहीत',
  'Control characters cannot be used': 'येथे अदृश्य चिन्हे चालत नाहीत',
  'Please enter a valid email address': 'कृपया योग्य ईमेल पत्ता लिहा',
  'Invalid email address': 'ईमेल पत्ता बरोबर नाही',
  'Please enter a valid phone number': 'कृपया योग्य फोन नंबर लिहा',
  'Please choose from the list': 'कृपया यादीतून निवडा',
  'Please choose a date': 'कृपया तारीख निवडा',
  'Please choose a day': 'कृपया दिवस निवडा',
  'Please choose a time': 'कृपया वेळ निवडा',
  'This date does not exist': 'अशी तारीख नाही',
  'That month has no such day': 'त्या महिन्यात ही तारीख नाही',
  'Please enter a time such as #:#': 'कृपया वेळ #:# अशी लिहा',
  'The almanac covers # to #': 'पंचांग # ते # या वर्षांचे आहे',
  'This date is not possible': 'ही तारीख शक्य नाही',
  'Please enter a whole number': 'कृपया पूर्ण संख्या लिहा',
  'You must accept the terms and conditions': 'कृपया अटी व शर्ती मान्य करा',
  // Of pujas and sevas.
  'Please choose a puja': 'कृपया पूजा निवडा',
  'Please enter at least one name': 'कृपया किमान एक नाव लिहा',
  'At most # names': 'जास्तीत जास्त # नावे',
  'Please enter the gotra, or choose that you don’t know it':
    'कृपया गोत्र लिहा, किंवा ते माहीत नाही असे निवडा',
  'Please enter the address for the prasad': 'कृपया प्रसाद पाठवण्याचा पत्ता लिहा',
  'Please choose a seva': 'कृपया सेवा निवडा',
  'Please choose a festival': 'कृपया सण निवडा',
  'Please choose an occasion': 'कृपया निमित्त निवडा',
  'Please enter a number of years': 'कृपया वर्षे अंकांत लिहा',
  'At most # years': 'जास्तीत जास्त # वर्षे',
  'Please choose an offering': 'कृपया सेवा निवडा',
  // Of addresses.
  'Please choose a country': 'कृपया देश निवडा',
  'Please choose a state': 'कृपया राज्य निवडा',
  'Please enter a PIN code of # digits': 'कृपया # अंकी पिन कोड लिहा',
  'This PIN code is not in the state you chose': 'हा पिन कोड आपण निवडलेल्या राज्यातील नाही',
  // Of payments.
  'Please enter whole rupees': 'कृपया रक्कम पूर्ण रुपयांत लिहा',
  'Please enter an amount': 'कृपया रक्कम लिहा',
  'Amount must be greater than #': 'रक्कम # पेक्षा जास्त हवी',
  'Please enter the amount in digits, like #': 'कृपया रक्कम अंकांत लिहा, जसे #',
  'The most you can give at once is ₹#. To give more, please call the temple':
    'एका वेळी जास्तीत जास्त ₹# देता येतात. त्याहून अधिक द्यायचे असल्यास कृपया मंदिराला फोन करा',
  'This is not a valid reference': 'हा संदर्भ क्रमांक बरोबर नाही',
  'The UTR has # digits: your UPI app shows it': 'UTR # अंकी असतो. तो आपल्या UPI ॲपमध्ये दिसतो',
  'Please give the PAN with your address, or leave both empty':
    'कृपया PAN आणि पत्ता दोन्ही लिहा, किंवा दोन्ही रिकामे ठेवा',
  'Please enter your address too: Form #BD needs it with the PAN':
    'कृपया आपला पत्ताही लिहा: फॉर्म #BD साठी PAN सोबत पत्ता लागतो',
  'The most you can give every month is ₹#': 'दर महिन्याला जास्तीत जास्त ₹# देता येतात',
  'Please choose how to pay': 'कृपया पैसे कसे भरायचे ते निवडा',
  // Of orders.
  'Your cart is empty': 'आपले कार्ट रिकामे आहे',
  'At least #': 'किमान #',
  'At most # different items': 'जास्तीत जास्त # वेगवेगळ्या वस्तू',
  'At most # of one item': 'एका वस्तूचे जास्तीत जास्त # नग',
  'Please choose what you want to return': 'कृपया काय परत करायचे आहे ते निवडा',
  'Please choose how we should send it': 'कृपया ऑर्डर कशी पाठवायची ते निवडा',
  'Each item only once': 'प्रत्येक वस्तू एकदाच',
  // Of accounts.
  'Please enter a username': 'कृपया वापरकर्तानाव लिहा',
  'Please enter your username or email': 'कृपया वापरकर्तानाव किंवा ईमेल लिहा',
  'Username must be at least # characters': 'वापरकर्तानावात किमान # अक्षरे हवीत',
  'Username must be at most # characters': 'वापरकर्तानावात जास्तीत जास्त # अक्षरे चालतात',
  'Username may contain letters, digits, dots, dashes and underscores only':
    'वापरकर्तानावात फक्त इंग्रजी अक्षरे, अंक, टिंब,\u00a0- आणि\u00a0_\u00a0चालतात',
  'Please enter a password': 'कृपया पासवर्ड लिहा',
  'Please enter your password': 'कृपया पासवर्ड लिहा',
  'Password must be at least # characters': 'पासवर्डमध्ये किमान # अक्षरे हवीत',
  'Password must be at most # characters': 'पासवर्डमध्ये जास्तीत जास्त # अक्षरे चालतात',
  'Password must contain at least one uppercase letter':
    'पासवर्डमध्ये इंग्रजी मोठे (कॅपिटल) अक्षर किमान एक हवे',
  'Password must contain at least one lowercase letter':
    'पासवर्डमध्ये इंग्रजी लहान (स्मॉल) अक्षर किमान एक हवे',
  'Password must contain at least one digit': 'पासवर्डमध्ये किमान एक अंक हवा',
  'Passwords do not match': 'दोन्ही पासवर्ड सारखे नाहीत',
  'Please enter your current password': 'कृपया आपला सध्याचा पासवर्ड लिहा',
  'Please enter the code': 'कृपया कोड लिहा',
  'The code is too long': 'हा कोड फार लांब आहे',
  // Of reminders and messages.
  'Name must be at least # characters': 'नावात किमान # अक्षरे हवीत',
  'Phone number must be at least # digits': 'फोन नंबर किमान # अंकी हवा',
  'Must be in international format (e.g., +#)': 'नंबर देशाच्या कोडसह लिहा (उदा. +#)',
  'Enter the six digits of the code': 'कोडचे सहा अंक लिहा',
  'Choose at least one festival.': 'किमान एक सण निवडा.',
  'Choose at least one day.': 'किमान एक दिवस निवडा.',
  'Please choose a subject': 'कृपया विषय निवडा',
  // Of sadhana.
  'This time is not possible': 'ही वेळ शक्य नाही',
  'At most # days a week': 'आठवड्यातून जास्तीत जास्त # दिवस',
  'At most # minutes a day': 'दिवसाला जास्तीत जास्त # मिनिटे',
  'At most # beads': 'जास्तीत जास्त # मणी',
  'At most # beads a day': 'दिवसाला जास्तीत जास्त # मणी',
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
