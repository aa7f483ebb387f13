import { weekdays } from '#contract/i18n/en/dateTable.ts'
import { eventWords } from '#contract/i18n/en/festivalEvent.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { monthText } from '#contract/i18n/en/dates.ts'
import { longDayText } from '#contract/i18n/en/longDates.ts'
import { addDays } from '#almanac/civilDate.ts'
import { momentOf } from '#contract/festivals/event.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { firstSite } from '#server/db/seed/site.ts'
import { loadSky } from '#server/features/festivals/sky.ts'
import { gold, ink, kumkum, muted, page, writeCentred, writePaper, type Sheet } from './paper.ts'

const year = 2027
const { city } = firstSite
const title = `Ganesha Calendar ${year}`

const edge = 42
const cell = { width: (page.width - 2 * edge) / 7, height: 88 }
const gridTop = 158

const tint = '#fdf0d2'
const line = '#cdbba5'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Moonrise, 9:28 PM` */
const momentWords = (festival: Festival): string =>
  capitalised(momentOf(festival, eventWords)?.words ?? '')

/** Marigolds between mango leaves, across the top of a sheet. */
const drawGarland = ({ doc }: Sheet): void => {
  const span = page.width / 6
  for (let bow = 0; bow <= 6; bow += 1) {
    const x = bow * span
    for (const turn of [-30, 0, 30]) {
      doc.save().translate(x, 8).rotate(turn)
      doc.path('M0 0C9 10 8 26 0 40C-8 26 -9 10 0 0Z').fill('#4c8a3f')
      doc.restore()
    }
    for (let step = 1; step < 8; step += 1) {
      const part = step / 8
      const y = 6 + 24 * 4 * part * (1 - part)
      doc.circle(x + part * span, y, 7).fill(step % 2 === 0 ? '#f28c28' : '#ffb52e')
      doc.circle(x + part * span, y, 3).fill('#c2510c')
    }
    doc.circle(x, 8, 10).fill('#f28c28')
    doc.circle(x, 8, 4).fill('#c2510c')
  }
}

/** The moon of a fast that ends at moonrise. */
const drawMoon = ({ doc }: Sheet, x: number, y: number): void => {
  doc.circle(x, y, 6).lineWidth(0.8).fillAndStroke('#fff6dc', ink)
}

const drawDay = (
  sheet: Sheet,
  date: string,
  festivals: readonly Festival[],
  row: number,
  column: number,
): void => {
  const { doc, writing } = sheet
  const x = edge + column * cell.width
  const y = gridTop + row * cell.height
  const hasFestival = festivals.length > 0
  if (hasFestival) doc.rect(x, y, cell.width, cell.height).fill(tint)
  doc
    .rect(x, y, cell.width, cell.height)
    .lineWidth(hasFestival ? 1.4 : 0.6)
    .stroke(hasFestival ? kumkum : line)
  const color = column === 0 || hasFestival ? kumkum : ink
  writing.write(
    String(Number(date.slice(8))),
    { x: x + 5, y: y + 2, width: 40 },
    { size: 16, color },
  )
  if (festivals.some(({ moonriseTime }) => moonriseTime !== undefined))
    drawMoon(sheet, x + cell.width - 13, y + 13)
  let at = y + 24
  for (const { name } of festivals) {
    at += writing.write(name, { x: x + 5, y: at, width: cell.width - 8 }, { size: 9, color: ink })
  }
}

const drawList = ({ writing }: Sheet, festivals: readonly Festival[], top: number): void => {
  let y = top
  const day = { x: edge, width: 150 }
  const rest = { x: edge + 160, width: page.width - 2 * edge - 160 }
  for (const festival of festivals) {
    writing.write(longDayText(festival.date), { ...day, y }, { size: 12, color: kumkum })
    const words = [festival.name, momentWords(festival)].filter(Boolean).join(' · ')
    y += writing.write(words, { ...rest, y }, { size: 12, color: ink }) + 2
  }
}

const drawMonth = (sheet: Sheet, month: number, festivals: readonly Festival[]): void => {
  const { doc, writing } = sheet
  doc.addPage()
  drawGarland(sheet)
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  writeCentred(writing, monthText(first), { y: 60 }, { size: 34, color: kumkum })
  writeCentred(writing, `Times for ${city.name}`, { y: 108 }, { size: 11, color: muted })
  weekdays.forEach((weekday, column) => {
    const place = { y: gridTop - 20, x: edge + column * cell.width, width: cell.width }
    writeCentred(writing, weekday, place, { size: 10, color: column === 0 ? kumkum : muted })
  })
  const lead = new Date(first).getUTCDay()
  let date = first
  let row = 0
  for (let place = lead; date.startsWith(first.slice(0, 7)); place += 1) {
    row = Math.floor(place / 7)
    const ofDay = festivals.filter((festival) => festival.date === date)
    drawDay(sheet, date, ofDay, row, place % 7)
    date = addDays(date, 1)
  }
  const below = gridTop + (row + 1) * cell.height + 14
  doc
    .moveTo(edge, below)
    .lineTo(page.width - edge, below)
    .lineWidth(0.8)
    .stroke(gold)
  drawList(
    sheet,
    festivals.filter((festival) => festival.date.startsWith(first.slice(0, 7))),
    below + 8,
  )
}

/** A sheet for each month of the year, with the almanac's days for the temple's first city. */
export const makeCalendar = async (path: string): Promise<void> => {
  const place = { name: city.name, lat: city.latitude, lon: city.longitude, tz: city.timeZone }
  const { festivalsBetween } = await loadSky()
  const festivals = festivalsBetween(
    place,
    { from: `${year}-01-01`, to: `${year}-12-31` },
    place,
    [],
    festivalWords,
  )
  await writePaper(path, title, (sheet) => {
    for (let month = 1; month <= 12; month += 1) drawMonth(sheet, month, festivals)
  })
}
