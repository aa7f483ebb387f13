import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { AppIconFile } from '#contract/site/appLook.ts'
import { markIcon } from '#contract/site/markIconAdmin.ts'
import { iconShares } from '#contract/site/iconSharesAdmin.ts'
import { icoFile } from './ico.ts'
import type { IconTask } from './port.ts'

/** Launchers that show an icon unchanged get it with round corners; the others cut their own. */
type Kind = { share: keyof typeof iconShares.mark; isRound: boolean; isSmall?: boolean }

const whole: Kind = { share: 'whole', isRound: true }
const full: Kind = { share: 'full', isRound: false }
const cut: Kind = { share: 'cut', isRound: false }

const drawn: readonly (readonly [AppIconFile, number, Kind])[] = [
  ['32.png', 32, { ...whole, isSmall: true }],
  ['180.png', 180, full],
  ['192.png', 192, whole],
  ['512.png', 512, whole],
  ['maskable.png', 512, cut],
]

/** Windows and feed readers take the size they need. */
const icoWidths = [16, 32, 48]

const side = 512
const radius = 116

const corners = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`,
)

const ofMark = (colour: string, { share, isRound, isSmall = false }: Kind): Sharp =>
  sharp(
    Buffer.from(
      markIcon({
        colour,
        share: iconShares.mark[share],
        radius: isRound ? radius : 0,
        isBold: isSmall,
      }),
    ),
  )

const ofPicture = async (
  { path, ground }: NonNullable<IconTask['picture']>,
  colour: string,
  { share, isRound }: Kind,
): Promise<Sharp> => {
  const isPhoto = ground === 'photo'
  const isClear = ground === 'clear'
  const shares = isClear ? iconShares.clear : iconShares.plain
  const width = isPhoto ? side : Math.round(side * shares[share])
  const input = await sharp(path)
    .resize({ width, height: width, fit: isPhoto ? 'cover' : 'inside' })
    .png()
    .toBuffer()
  const background = isClear || isPhoto ? colour : ground
  const square = await sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input }])
    .png()
    .toBuffer()
  return isRound ? sharp(square).composite([{ input: corners, blend: 'dest-in' }]) : sharp(square)
}

const atWidth = async (picture: Sharp, width: number): Promise<Buffer> => {
  // In two steps, because sharp composes after resizing.
  const large = await picture.png().toBuffer()
  return sharp(large)
    .resize(width)
    .png({ palette: true, colours: 256, quality: 90, effort: 4 })
    .toBuffer()
}

/** Every size of the app's icon. */
export const drawIcon = async ({ picture, colour, folder }: IconTask): Promise<void> => {
  const of = async (kind: Kind, width: number): Promise<Buffer> =>
    atWidth(picture ? await ofPicture(picture, colour, kind) : ofMark(colour, kind), width)
  for (const [file, width, kind] of drawn) {
    await writeFile(join(folder, file), await of(kind, width))
  }
  const small: Buffer[] = []
  for (const width of icoWidths) small.push(await of({ ...whole, isSmall: true }, width))
  const ico: AppIconFile = 'favicon.ico'
  await writeFile(join(folder, ico), icoFile(small))
}
