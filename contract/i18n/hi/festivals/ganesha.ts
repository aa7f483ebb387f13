import type * as english from '#contract/i18n/en/festivals/ganesha.ts'

type Sankashti = {
  readonly name: string
  readonly text: string
  /** As the north calls this one. */
  readonly also?: string
}

/** Of each Sankashti, which is in the dark half: its month is that which ends at the next full moon. */
const sankashtis: Readonly<Record<string, Sankashti>> = {
  Vikata: {
    name: 'विकट',
    text: 'वैशाख की संकष्टी चतुर्थी। विकट यानी गणेश जी का विशाल और प्रबल रूप।',
  },
  Ekadanta: {
    name: 'एकदंत',
    text: 'ज्येष्ठ की संकष्टी चतुर्थी। एकदंत यानी एक दाँत वाले गणेश जी।',
  },
  Krishnapingala: {
    name: 'कृष्णपिंगल',
    text: 'आषाढ़ की संकष्टी चतुर्थी। कृष्णपिंगल यानी साँवले और भूरे वर्ण के गणेश जी।',
  },
  Gajanana: {
    name: 'गजानन',
    text: 'श्रावण की संकष्टी चतुर्थी। गजानन यानी हाथी के मुख वाले गणेश जी।',
  },
  Heramba: {
    name: 'हेरंब',
    text: 'भाद्रपद की संकष्टी चतुर्थी, जिसे बहुला चौथ भी कहते हैं। हेरंब यानी बेसहारों के सहारे गणेश जी।',
  },
  Vighnaraja: {
    name: 'विघ्नराज',
    text: 'आश्विन की संकष्टी चतुर्थी। विघ्नराज यानी सब विघ्नों पर राज करने वाले गणेश जी।',
  },
  Vakratunda: {
    name: 'वक्रतुंड',
    text: 'कार्तिक की संकष्टी चतुर्थी। इसी दिन करवा चौथ होता है। वक्रतुंड यानी मुड़ी हुई सूँड़ वाले गणेश जी।',
    also: 'करवा चौथ',
  },
  Ganadhipa: {
    name: 'गणाधिप',
    text: 'मार्गशीर्ष की संकष्टी चतुर्थी। गणाधिप यानी शिव के गणों के स्वामी।',
  },
  Akhuratha: {
    name: 'आखुरथ',
    text: 'पौष की संकष्टी चतुर्थी। आखुरथ यानी मूषक पर सवार गणेश जी।',
  },
  Lambodara: {
    name: 'लंबोदर',
    text: 'माघ की संकष्टी चतुर्थी, जिसे सकट चौथ या तिलकुट चौथ कहते हैं। लंबोदर यानी बड़े पेट वाले गणेश जी।',
    also: 'सकट चौथ',
  },
  Dwijapriya: {
    name: 'द्विजप्रिय',
    text: 'फाल्गुन की संकष्टी चतुर्थी। द्विजप्रिय यानी द्विजों को प्रिय गणेश जी।',
  },
  Bhalachandra: {
    name: 'भालचंद्र',
    text: 'चैत्र की संकष्टी चतुर्थी। भालचंद्र यानी मस्तक पर चंद्रमा धारण करने वाले गणेश जी।',
  },
  Vibhuvana: {
    name: 'विभुवन',
    text: 'अधिक मास की संकष्टी चतुर्थी, जो लगभग तीन साल में एक बार आती है। इस दिन गणेश जी की पूजा विभुवन नाम से होती है।',
  },
}

const fastText = ' सूर्योदय से व्रत रखा जाता है और अपने शहर में चंद्रोदय होने पर खोला जाता है।'
const angarakiText =
  ' यह मंगलवार को पड़ी है, इसलिए अंगारकी है। एक अंगारकी साल भर की संकष्टियों के बराबर मानी जाती है।'

const festivals = {
  vinayaka: {
    name: 'विनायक चतुर्थी',
    text: 'शुक्ल पक्ष की चतुर्थी। इस दिन मध्याह्न में दूर्वा और मोदक चढ़ाकर गणेश जी की पूजा होती है।',
  },
  ganesh_chaturthi: {
    name: 'गणेश चतुर्थी',
    text: 'गणेश जी घर पधारते हैं। मध्याह्न में मूर्ति की स्थापना और पूजा होती है। इस शाम चंद्रमा नहीं देखा जाता।',
  },
  ganesh_jayanti: {
    name: 'गणेश जयंती',
    text: 'माघ शुक्ल चतुर्थी को गणेश जी का जन्म मनाया जाता है। मध्याह्न में पूजा होती है और तिल का भोग लगता है। माघ की विनायक चतुर्थी भी यही है।',
  },
  anant_chaturdashi: {
    name: 'अनंत चतुर्दशी',
    text: 'इस दिन भगवान अनंत की पूजा और गणेश विसर्जन होता है। “अगले बरस जल्दी आना” कहकर गणेश जी को विदा किया जाता है।',
  },
  gudi_padwa: {
    name: 'नव संवत्सर (गुड़ी पड़वा)',
    text: 'चैत्र शुक्ल प्रतिपदा। नया विक्रम संवत और चैत्र नवरात्रि शुरू होते हैं। महाराष्ट्र में द्वार पर गुड़ी खड़ी की जाती है। वर्ष का आरंभ गणेश जी के नाम से होता है।',
  },
  akshaya_tritiya: {
    name: 'अक्षय तृतीया',
    text: 'वैशाख शुक्ल तृतीया। मान्यता है कि इस दिन शुरू किए गए काम और दिए गए दान का कभी क्षय नहीं होता।',
  },
}

/** As calendars print it. */
export const ganeshaName: typeof english.ganeshaName = ({ kind, name, isAngaraki }) => {
  if (kind !== 'sankashti') return festivals[kind].name
  const { name: own = '', also } = sankashtis[name] ?? {}
  const fast = `${own} ${isAngaraki ? 'अंगारकी' : 'संकष्टी'} चतुर्थी`.trim()
  return also ? `${fast} (${also})` : fast
}

export const ganeshaText: typeof english.ganeshaText = ({ kind, name, isAngaraki }) =>
  kind === 'sankashti'
    ? `${sankashtis[name]?.text ?? ''}${fastText}${isAngaraki ? angarakiText : ''}`
    : festivals[kind].text
