import type * as english from '#contract/i18n/en/cityName.ts'

/** Where Marathi has another name than Hindi, in which the almanac's list names cities outside Maharashtra. */
const ownNames: Readonly<Record<string, string>> = {
  'नई दिल्ली': 'नवी दिल्ली',
  बेंगलुरु: 'बंगळुरू',
  मैसूरु: 'म्हैसूर',
  मंगलुरु: 'मंगळूर',
  बेलगावी: 'बेळगाव',
  हुबली: 'हुबळी',
  विजयपुरा: 'विजापूर',
  बीदर: 'बिदर',
  इंदौर: 'इंदूर',
  भोपाल: 'भोपाळ',
  ग्वालियर: 'ग्वाल्हेर',
  सूरत: 'सुरत',
  पटना: 'पाटणा',
  चंडीगढ़: 'चंदीगड',
  तिरुपति: 'तिरुपती',
  मदुरै: 'मदुराई',
  तंजावुर: 'तंजावर',
  कोच्चि: 'कोची',
  पुदुचेरी: 'पुदुच्चेरी',
  गाजियाबाद: 'गाझियाबाद',
  लाहौर: 'लाहोर',
  लंदन: 'लंडन',
  मैनचेस्टर: 'मँचेस्टर',
  पेरिस: 'पॅरिस',
  मास्को: 'मॉस्को',
  मैड्रिड: 'माद्रिद',
  फ्रैंकफर्ट: 'फ्रँकफर्ट',
  बैंकॉक: 'बँकॉक',
  हांगकांग: 'हाँगकाँग',
  कुआलालंपुर: 'क्वालालंपूर',
  ऑकलैंड: 'ऑकलंड',
  कैनबरा: 'कॅनबेरा',
  'लॉस एंजिल्स': 'लॉस एंजेलिस',
  'सैन फ्रांसिस्को': 'सॅन फ्रान्सिस्को',
  'सैन होज़े': 'सॅन होजे',
  डलास: 'डॅलस',
  वैंकूवर: 'व्हँकुव्हर',
  कैलगरी: 'कॅलगरी',
}

/** जयपुर, रामगढ़, हावड़ा: as Marathi spells them. */
const spelled = (name: string): string =>
  name
    .replaceAll(/पुर(?=$| )/g, 'पूर')
    .replaceAll('गढ़', 'गड')
    .replaceAll('\u093c', '')

export const cityName = ((devanagari) => {
  const name = devanagari.normalize('NFC')
  return ownNames[name] ?? spelled(name)
}) satisfies typeof english.cityName

export const nearCity = ((name) => `${name} जवळ`) satisfies typeof english.nearCity
