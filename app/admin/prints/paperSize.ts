import { useSyncExternalStore } from 'react'
import { storedText } from '#app/almanac/storedText.ts'

/** What a device prints receipts, passes and invoices on. */
export const paperSizes = ['a4', 'a5', 'roll80', 'roll58'] as const
export type PaperSize = (typeof paperSizes)[number]

/** In millimetres. A roll has no pages. */
export const rollWidths = { roll80: 80, roll58: 58 } as const

export const isRoll = (paper: PaperSize): paper is keyof typeof rollWidths => paper in rollWidths

const isSize = (text: string | null): text is PaperSize => paperSizes.some((size) => size === text)

const size = storedText('modak-paper')
const atOnce = storedText('modak-print-at-once')

const readSize = (): PaperSize => {
  const text = size.read()
  return isSize(text) ? text : 'a4'
}

export const choosePaper = (chosen: PaperSize): void => size.write(chosen)
export const choosePrintAtOnce = (isOn: boolean): void => atOnce.write(isOn ? 'yes' : null)

export const usePaperSize = (): PaperSize => useSyncExternalStore(size.subscribe, readSize)

/** Whether the print dialog opens as soon as something is recorded. */
export const usePrintAtOnce = (): boolean =>
  useSyncExternalStore(atOnce.subscribe, () => atOnce.read() !== null)
