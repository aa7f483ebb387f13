import type { Step } from '#app/i18n/en/vrat/vratSteps.ts'
import type * as english from '#app/i18n/en/vrat/vratSteps.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

export type { Step } from '#app/i18n/en/vrat/vratSteps.ts'

/** The steps of each observance. All are optional, and health comes first. */
const sankashti: Step[] = [
  { id: 'bathe' as const, text: 'स्नान करके दीप जलाएँ और संकल्प लें कि यह व्रत किसलिए है' },
  { id: 'fast' as const, text: 'चंद्रोदय तक व्रत रखें; ज़रूरत हो तो फल, दूध और पानी लें' },
  {
    id: 'durva' as const,
    text: 'शाम को दूर्वा, लाल फूल और मोदक या तिल की मिठाई चढ़ाएँ',
  },
  { id: 'chant' as const, text: 'संकटनाशन स्तोत्र का पाठ या गणेश जी का नाम जप करें' },
  { id: 'arghya' as const, text: 'चंद्रमा उगने पर जल, अक्षत और फूल से अर्घ्य दें' },
  { id: 'break' as const, text: 'प्रसाद लेकर व्रत खोलें' },
]

const vinayaka: Step[] = [
  { id: 'bathe' as const, text: 'सुबह स्नान करके दीप जलाएँ' },
  { id: 'fast' as const, text: 'हल्का भोजन लें, या मध्याह्न पूजा तक व्रत रखें' },
  { id: 'puja' as const, text: 'मध्याह्न में दूर्वा और मोदक से गणेश जी की पूजा करें' },
  { id: 'chant' as const, text: 'अथर्वशीर्ष का पाठ या गणेश जी का नाम जप करें' },
]

export const vratSteps = catalogue('vratSteps', {
  sankashti,
  vinayaka,
  ganesh_chaturthi: [
    { id: 'clean' as const, text: 'पूजा की जगह साफ़ करें, रंगोली बनाएँ और मूर्ति घर लाएँ' },
    { id: 'install' as const, text: 'मध्याह्न में मूर्ति की स्थापना करें और गणेश जी का आवाहन करें' },
    { id: 'offer' as const, text: 'दूर्वा, लाल फूल और इक्कीस मोदक चढ़ाएँ' },
    { id: 'aarti' as const, text: 'पूरे परिवार के साथ आरती गाएँ' },
    { id: 'moon' as const, text: 'इस शाम चंद्रमा न देखें' },
  ],
  ganesh_jayanti: [
    { id: 'bathe' as const, text: 'पानी में तिल डालकर स्नान करें' },
    { id: 'puja' as const, text: 'मध्याह्न में गणेश जी की पूजा करें' },
    { id: 'offer' as const, text: 'दूर्वा और तिल-गुड़ की मिठाई चढ़ाएँ' },
    { id: 'chant' as const, text: 'अथर्वशीर्ष का पाठ करें' },
  ],
  anant_chaturdashi: [
    { id: 'anant' as const, text: 'भगवान अनंत की पूजा करें और चौदह गाँठों का सूत्र बाँधें' },
    { id: 'aarti' as const, text: 'विदाई की आरती गाएँ और छूटी हुई बातों के लिए क्षमा माँगें' },
    {
      id: 'farewell' as const,
      text: 'मूर्ति का विसर्जन करें; मिट्टी की मूर्ति घर पर बाल्टी में विसर्जित करना सबसे अच्छा है',
    },
    { id: 'return' as const, text: 'गणेश जी से अगले बरस जल्दी आने को कहें' },
  ],
  gudi_padwa: [
    { id: 'gudi' as const, text: 'सूर्योदय के बाद द्वार पर गुड़ी या बंदनवार लगाएँ' },
    { id: 'neem' as const, text: 'गुड़ के साथ नीम चखें' },
    { id: 'ganesha' as const, text: 'गणेश जी के नाम से वर्ष शुरू करें' },
  ],
  akshaya_tritiya: [
    { id: 'puja' as const, text: 'सुबह पूजा करें' },
    { id: 'give' as const, text: 'जल, अन्न या छाता दान करें, या किसी को कुछ सिखाएँ' },
    { id: 'begin' as const, text: 'जिस काम का फल अक्षय चाहिए, उसे आज शुरू करें' },
  ],
} satisfies Words<typeof english.vratSteps.english>)
