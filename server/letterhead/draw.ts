import type { LetterheadPicture, PrintedLetterhead } from './repository.ts'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In points, of which 72 make an inch. */
const logo = { width: 130, height: 62 }
const signature = { width: 150, height: 52 }
const seal = { width: 84, height: 84 }

/** At the right of the box; keeps its shape, and is never enlarged beyond 72 pixels an inch. */
const drawInto = (doc: PDFKit.PDFDocument, picture: LetterheadPicture, box: Box): number => {
  const scale = Math.min(box.width / picture.width, box.height / picture.height, 1)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const x = box.x + box.width - width
  doc.image(Buffer.from(picture.bytes, 'base64'), x, box.y + box.height - height, {
    width,
    height,
  })
  return width
}

/** At the right end of the head; the width that the text beside it loses. */
export const drawLogo = (
  doc: PDFKit.PDFDocument,
  letterhead: PrintedLetterhead | undefined,
  { right, y }: { readonly right: number; readonly y: number },
): number => {
  if (!letterhead?.logo) return 0
  const box = { x: right - logo.width, y, ...logo }
  return drawInto(doc, letterhead.logo, box) + 16
}

/** How much room the logo takes below the top. */
export const logoHeight = (letterhead: PrintedLetterhead | undefined): number =>
  letterhead?.logo ? logo.height : 0

/** How much room signature and seal take. */
export const signedHeight = (letterhead: PrintedLetterhead | undefined): number => {
  if (letterhead?.seal) return seal.height
  return letterhead?.signature ? signature.height : 0
}

/** Seal and signature on one line, at the right. */
export const drawSigned = (
  doc: PDFKit.PDFDocument,
  letterhead: PrintedLetterhead | undefined,
  { right, y }: { readonly right: number; readonly y: number },
): void => {
  const bottom = y + signedHeight(letterhead)
  let beside = 0
  if (letterhead?.signature) {
    const box = { x: right - signature.width, y: bottom - signature.height, ...signature }
    beside = drawInto(doc, letterhead.signature, box) + 12
  }
  if (letterhead?.seal) {
    const box = { x: right - beside - seal.width, y: bottom - seal.height, ...seal }
    drawInto(doc, letterhead.seal, box)
  }
}
