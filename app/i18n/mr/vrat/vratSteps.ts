import type { Step } from '#app/i18n/en/vrat/vratSteps.ts'
import type * as english from '#app/i18n/en/vrat/vratSteps.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

export type { Step } from '#app/i18n/en/vrat/vratSteps.ts'

/** The steps of each observance. All are optional, and health comes first. */
const sankashti: Step[] = [
  { id: 'bathe' as const, text: 'स्नान करून दिवा लावा आणि संकल्प करा: हा उपवास कशासाठी आहे' },
  { id: 'fast' as const, text: 'चंद्रोदयापर्यंत उपवास करा; गरज वाटल्यास फळे, दूध आणि पाणी घ्या' },
  { id: 'durva' as const, text: 'संध्याकाळी दूर्वा, लाल फूल आणि मोदक किंवा तिळाचा गोड पदार्थ अर्पण करा' },
  { id: 'chant' as const, text: 'संकटनाशन स्तोत्र म्हणा किंवा गणपतीचा नामजप करा' },
  { id: 'arghya' as const, text: 'चंद्र उगवल्यावर पाणी, अक्षता आणि फूल घेऊन अर्घ्य द्या' },
  { id: 'break' as const, text: 'प्रसाद घेऊन उपवास सोडा' },
]

const vinayaka: Step[] = [
  { id: 'bathe' as const, text: 'सकाळी स्नान करून दिवा लावा' },
  { id: 'fast' as const, text: 'हलका आहार घ्या, किंवा मध्यान्हपूजेपर्यंत उपवास करा' },
  { id: 'puja' as const, text: 'मध्यान्ही दूर्वा आणि मोदक वाहून गणपतीची पूजा करा' },
  { id: 'chant' as const, text: 'अथर्वशीर्ष म्हणा किंवा गणपतीचा नामजप करा' },
]

export const vratSteps = catalogue('vratSteps', {
  sankashti,
  vinayaka,
  ganesh_chaturthi: [
    { id: 'clean' as const, text: 'पूजेची जागा स्वच्छ करा, रांगोळी काढा आणि मूर्ती घरी आणा' },
    { id: 'install' as const, text: 'मध्यान्ही मूर्तीची प्रतिष्ठापना करा आणि गणपतीचे आवाहन करा' },
    { id: 'offer' as const, text: 'दूर्वा, लाल फुले आणि एकवीस मोदक अर्पण करा' },
    { id: 'aarti' as const, text: 'घरातील सर्वांनी मिळून आरती म्हणा' },
    { id: 'moon' as const, text: 'या दिवशी संध्याकाळी चंद्रदर्शन टाळा' },
  ],
  ganesh_jayanti: [
    { id: 'bathe' as const, text: 'पाण्यात तीळ घालून स्नान करा' },
    { id: 'puja' as const, text: 'मध्यान्ही गणपतीची पूजा करा' },
    { id: 'offer' as const, text: 'दूर्वा आणि तिळगुळाचा गोड पदार्थ अर्पण करा' },
    { id: 'chant' as const, text: 'अथर्वशीर्ष म्हणा' },
  ],
  anant_chaturdashi: [
    { id: 'anant' as const, text: 'अनंताची पूजा करा आणि चौदा गाठींचा अनंताचा दोरा बांधा' },
    { id: 'aarti' as const, text: 'निरोपाची आरती म्हणा आणि काही राहून गेले असल्यास क्षमा मागा' },
    { id: 'farewell' as const, text: 'मूर्तीचे विसर्जन करा; मातीची मूर्ती घरीच बादलीत विसर्जित करणे उत्तम' },
    { id: 'return' as const, text: '“पुढच्या वर्षी लवकर या” असे गणपतीला सांगा' },
  ],
  gudi_padwa: [
    { id: 'gudi' as const, text: 'सूर्योदयानंतर दारात गुढी उभारा' },
    { id: 'neem' as const, text: 'कडुलिंबाची पाने आणि गूळ खा' },
    { id: 'ganesha' as const, text: 'गणपतीचे नाव घेऊन वर्षाची सुरुवात करा' },
  ],
  akshaya_tritiya: [
    { id: 'puja' as const, text: 'सकाळी पूजा करा' },
    { id: 'give' as const, text: 'पाणी, धान्य किंवा छत्री दान करा, किंवा कोणाला तरी शिकवा' },
    { id: 'begin' as const, text: 'जे टिकावे असे वाटते ते आज सुरू करा' },
  ],
} satisfies Words<typeof english.vratSteps.english>)
