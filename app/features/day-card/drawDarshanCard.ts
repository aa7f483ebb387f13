import { cardSize, fonts, ink, loadFonts, write } from '#app/shareCard/drawScene.ts'
import { drawShrine } from '#app/shareCard/drawShrine.ts'

export type DarshanCard = {
  date: string
  /** The festival or the tithi. */
  name: string
  tithi: string
  /** Empty on a day without one. */
  moonrise: string
  mantra: string
  temple: string
}

/** Draws the darshan of a day on a canvas of `cardSize`. */
export async function drawDarshanCard(canvas: HTMLCanvasElement, card: DarshanCard): Promise<void> {
  const { date, name, tithi, moonrise, mantra, temple } = card
  const { display, sans, devanagari } = fonts
  await loadFonts({ display: name + moonrise + temple, devanagari: mantra })
  const context = await drawShrine(canvas)
  write(context, date, { y: 112, size: 38, family: sans, fill: ink.gold, weight: 600 })
  write(context, name, { y: 200, size: 80, family: display, fill: ink.cream })
  write(context, tithi, { y: 256, size: 38, family: sans, fill: ink.gold })
  write(context, mantra, { y: 1164, size: 56, family: devanagari, fill: ink.gold })
  write(context, moonrise, { y: 1244, size: 54, family: display, fill: ink.cream })
  write(context, temple, { y: cardSize.height - 36, size: 32, family: display, fill: ink.gold })
}
