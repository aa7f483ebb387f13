import type { PaperSize } from '#app/admin/prints/paperSize.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Printing at the counter; receipts and passes bring their own words. */
export const adminPrints = catalogue('adminPrints', {
  print: 'Print',
  printPass: 'Print pass',
  label: 'Address label, 4 × 6 inches',
  printCard: 'Print card',
  heading: 'Printing on this device',
  paper: 'Paper in the printer',
  sizes: {
    a4: 'A4',
    a5: 'A5',
    roll80: 'Roll, 80 mm',
    roll58: 'Roll, 58 mm',
  } satisfies Record<PaperSize, string>,
  opensAtOnce: 'Open the print dialog after recording',
  hint: 'Only this device remembers this. Ctrl+P prints what was just recorded.',
  duplicate: 'Duplicate / दुय्यम प्रत',
  copy: (count: number) => `Copy ${count}`,
  code: 'Code of this paper',
})
