import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dayCard } from '#app/i18n/en/dayCard.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { saveFile } from '#app/ui/saveFile.ts'
import { dayCardText, firstVerse, inOneLine } from './dayCardText.ts'
import { cardSize, drawDayCard } from './drawDayCard.ts'
import type { DayToShare } from './ShareDay.tsx'

/** If the phone has no mantra yet. */
const knownVerse = ['वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।', 'निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥']

type Props = DayToShare & { onClose: () => void }

/** The card as it will be sent, with the ways to send it. */
export function DayCardDialog({ date, place, temple, templeName, onClose }: Props) {
  const words = { ...useWords(dayCard), tithi: useWords(tithis).tithi }
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const headingId = useId()
  const [file, setFile] = useState<File>()
  const [hasFailed, setHasFailed] = useState(false)
  const almanac = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  const observed = useObservedDays({ place, temple, from: date, to: date })
  const mantra = useQuery(readQuery('getMantraOfDay', { date }))
  const isReady = almanac.isSuccess && !observed.isPending && !mantra.isPending
  const text =
    almanac.data &&
    dayCardText(
      {
        day: almanac.data,
        festival: observed.data?.find(({ festival }) => festival.date === date)?.festival,
        city: place.name,
        timeZone: place.tz,
      },
      words,
    )
  const said = text && inOneLine(text)

  const draw = useEffectEvent(async () => {
    const { current } = canvas
    if (!text || !current) return
    try {
      await drawDayCard(current, {
        text,
        phase: almanac.data.elongation,
        isSouthern: place.lat < 0,
        verse: firstVerse(mantra.data?.lines) ?? knownVerse,
        temple: `${templeName}, ${temple.name}`,
      })
      setFile(new File([await pngOf(current)], `${date}.png`, { type: 'image/png' }))
    } catch {
      setHasFailed(true)
    }
  })
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (isReady) void draw()
  }, [isReady])

  const isLost = hasFailed || almanac.isError
  const save = () => file && saveFile(file, file.name)
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] })
  const share = async () => {
    if (!file || !said) return
    try {
      await navigator.share({ files: [file], text: said })
    } catch (error) {
      // If the sheet was closed, nothing should be saved.
      if (!(error instanceof DOMException && error.name === 'AbortError')) save()
    }
  }
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className="modal day-card">
      <h2 id={headingId} className="text-xl">
        {words.heading}
      </h2>
      <p role="status" className={isLost ? 'mt-2' : 'sr-only'}>
        {isLost ? words.failed : !file && words.drawing}
      </p>
      <canvas ref={canvas} {...cardSize} role="img" aria-label={said} hidden={isLost} />
      <div className="flex flex-wrap gap-3">
        {canShare && <Button onClick={share}>{words.share}</Button>}
        <Button variant={canShare ? 'outline' : 'primary'} disabled={!file} onClick={save}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </dialog>
  )
}

const pngOf = async (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
