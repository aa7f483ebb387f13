import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { setPage } from './pageSize.ts'
import { isRoll, type PaperSize, rollWidths } from './paperSize.ts'

/** A sheet of labels has two by four, each 99.1 by 67.7 mm. */
type Size = PaperSize | 'label' | 'labelSheet'

type Props = {
  size: Size
  children: ReactNode
  onDone: () => void
}

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
const pageOf = (size: Size, element: HTMLElement): [string, string] => {
  if (size === 'label') return ['4in 6in', '0']
  if (size === 'labelSheet') return ['a4', '13mm 4.6mm']
  if (!isRoll(size)) return [size, '10mm']
  const height = Math.ceil(element.getBoundingClientRect().height * mmPerPixel) + feed
  return [`${rollWidths[size]}mm ${height}mm`, '0']
}

/** Opens the print dialog with these papers and nothing else of the page. */
export function Printout({ size, children, onDone }: Props) {
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
  }, [size, onDone])
  return createPortal(
    <div ref={place} className="printout" data-paper={size}>
      {children}
    </div>,
    document.body,
  )
}
