import type * as english from '#contract/i18n/en/refusals/sadhana.ts'
import { numberText } from '#contract/i18n/numbers.ts'

export const sadhana = {
  otherPerson: 'इस फ़ोन पर किसी और ने लॉग इन किया है।',
  full: ({ most }: { most: number }) => `एक खाते में जप की ${numberText(most)} बैठकें रखी जा सकती हैं।`,
  dayToCome: 'यह दिन अभी आया नहीं है',
  dayLongAgo: 'यह दिन बहुत पुराना है',
  begunOtherDay: 'इसकी शुरुआत इस दिन नहीं हुई',
  timeToCome: 'यह समय अभी आया नहीं है',
  endsBeforeBegin: 'समाप्ति शुरुआत से पहले है',
  moreRounds: 'मनकों से ज़्यादा मालाएँ हैं',
} satisfies typeof english.sadhana
