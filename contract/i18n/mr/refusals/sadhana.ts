import type * as english from '#contract/i18n/en/refusals/sadhana.ts'
import { numberText } from '#contract/i18n/numbers.ts'

export const sadhana = {
  otherPerson: 'या फोनवर दुसऱ्या कोणीतरी लॉग इन केले आहे.',
  full: ({ most }: { most: number }) => `एका खात्यात ${numberText(most)} नोंदी मावतात.`,
  dayToCome: 'हा दिवस अजून यायचा आहे',
  dayLongAgo: 'हा दिवस फार जुना आहे',
  begunOtherDay: 'याची सुरुवात या दिवशी झाली नाही',
  timeToCome: 'ही वेळ अजून यायची आहे',
  endsBeforeBegin: 'शेवटची वेळ सुरुवातीच्या आधीची आहे',
  moreRounds: 'मण्यांपेक्षा माळा जास्त आहेत',
} satisfies typeof english.sadhana
