import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { QrCode } from '#app/ui/QrCode.tsx'
import type { PrintedPaper } from '#contract/prints/admin.ts'
import { setPage } from './pageSize.ts'
import { PaperText } from './PaperText.tsx'
import type { PaperSize } from './paperSize.ts'

type Props = {
  papers: readonly PrintedPaper[]
  size: PaperSize
  Code: typeof QrCode
  onDone: () => void
}

const rollWidths: Readonly<Partial<Record<PaperSize, number>>> = { roll80: 80, roll58: 58 }

const mmPerPixel = 25.4 / 96

/** What is cut off behind the last line, so that the blade does not touch it. */
const feed = 4

/** Fonts and pictures are in place, so that nothing moves any more. */
const settled = async (element: HTMLElement): Promise<void> => {
  // Only what has been laid out asks for its fonts.
  element.getBoundingClientRect()
  await document.fonts?.ready
  await Promise.allSettled([...element.querySelectorAll('img')].map((image) => image.decode()))
}

/** A roll is as long as what is printed on it. */
const pageOf = (size: PaperSize, element: HTMLElement): [string, string] => {
  const width = rollWidths[size]
  if (width === undefined) return [size, '10mm']
  const height = Math.ceil(element.getBoundingClientRect().height * mmPerPixel) + feed
  return [`${width}mm ${height}mm`, '0']
}

/** Opens the print dialog with these papers and nothing else of the page. */
export function Printout({ papers, size, Code, onDone }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let undo = () => {}
    let isGone = false
    const show = async (element: HTMLElement) => {
      await settled(element)
      if (isGone) return
      undo = setPage(...pageOf(size, element))
      window.print()
    }
    addEventListener('afterprint', onDone)
    if (place.current) void show(place.current)
    return () => {
      isGone = true
      undo()
      removeEventListener('afterprint', onDone)
    }
    // One printout is one dialog.
  }, [size, onDone])
  return createPortal(
    <div ref={place} className="printout" data-paper={size}>
      {papers.map((paper, at) => (
        <PaperText key={at} paper={paper} isSlip={rollWidths[size] !== undefined} Code={Code} />
      ))}
    </div>,
    document.body,
  )
}
