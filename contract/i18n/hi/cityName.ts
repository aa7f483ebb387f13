import type * as english from '#contract/i18n/en/cityName.ts'

/** Where Hindi has another name than Marathi, in which the almanac's list names cities of Maharashtra and Goa. */
const ownNames: Readonly<Record<string, string>> = {
  'छत्रपती संभाजीनगर': 'छत्रपति संभाजीनगर',
  नाशिक: 'नासिक',
  नांदेड: 'नांदेड़',
  कऱ्हाड: 'कराड',
  चिपळूण: 'चिपलून',
  लोणावळा: 'लोनावला',
  मंगळवेढा: 'मंगलवेढ़ा',
  गणपतीपुळे: 'गणपतिपुले',
  पाचगणी: 'पंचगनी',
  गडचिरोली: 'गढ़चिरौली',
  चोपडा: 'चोपड़ा',
  खुलताबाद: 'खुल्दाबाद',
  अलिबाग: 'अलीबाग',
  मुरूड: 'मुरुड',
  म्हापसा: 'मापुसा',
  फोंडा: 'पोंडा',
  फर्रुखाबाद: 'फ़र्रुखाबाद',
  फरीदाबाद: 'फ़रीदाबाद',
  फतेहपुर: 'फ़तेहपुर',
  फैजाबाद: 'फ़ैज़ाबाद',
  फिरोजाबाद: 'फ़िरोज़ाबाद',
  फिरोजपुर: 'फ़िरोज़पुर',
  मुजफ्फरनगर: 'मुज़फ़्फ़रनगर',
  मुजफ्फरपुर: 'मुज़फ़्फ़रपुर',
  गाजियाबाद: 'गाज़ियाबाद',
  गाजीपुर: 'गाज़ीपुर',
  मिर्जापुर: 'मिर्ज़ापुर',
  निजामाबाद: 'निज़ामाबाद',
  आजमगढ़: 'आज़मगढ़',
  हजारीबाग: 'हज़ारीबाग',
  आइजोल: 'आइज़ोल',
  फ्रैंकफर्ट: 'फ़्रैंकफ़र्ट',
  फिलाडेल्फिया: 'फ़िलाडेल्फ़िया',
  फ्रीमोंट: 'फ़्रीमोंट',
  'सैन फ्रांसिस्को': 'सैन फ़्रांसिस्को',
  'कोलार गोल्ड फील्ड्स': 'कोलार गोल्ड फ़ील्ड्स',
  'पोर्ट ऑफ स्पेन': 'पोर्ट ऑफ़ स्पेन',
  जाफना: 'जाफ़ना',
  ज्यूरिख: 'ज़्यूरिख',
}

/** नागपूर, मालेगाव, भुसावळ: as Hindi spells them. */
const spelled = (name: string): string =>
  name
    .replaceAll(/(?<!प्)पूर(?=$| )/g, 'पुर')
    .replaceAll(/गां?व(?=$| )/g, 'गाँव')
    .replaceAll('ळ', 'ल')

export const cityName = ((devanagari) => {
  const name = devanagari.normalize('NFC')
  return (ownNames[name] ?? spelled(name)).normalize('NFC')
}) satisfies typeof english.cityName

export const nearCity = ((name) => `${name} के पास`) satisfies typeof english.nearCity
