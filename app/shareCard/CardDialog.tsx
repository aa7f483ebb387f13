import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { shareCard } from '#app/i18n/en/share-card/shareCard.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { saveFile } from '#app/ui/saveFile.ts'
import { useModal } from '#app/ui/useModal.ts'
import { cardSize } from './drawScene.ts'

type Props = {
  heading: string
  /** File name without extension. */
  name: string
  /** The picture's text, as alternative text and for the shared message. */
  shareText: string | undefined
  /** Absent until everything on the card is known. */
  draw: ((canvas: HTMLCanvasElement) => Promise<void>) | undefined
  hasFailed?: boolean
  onClose: () => void
}

/** A card as it will be sent, with the ways to send it. */
export function CardDialog({ heading, name, shareText, draw, hasFailed = false, onClose }: Props) {
  const words = useWords(shareCard)
  const dialog = useModal()
  const canvas = useRef<HTMLCanvasElement>(null)
  const headingId = useId()
  const [file, setFile] = useState<File>()
  const [isUndrawn, setIsUndrawn] = useState(false)

  const start = useEffectEvent(async () => {
    const { current } = canvas
    if (!draw || !current) return
    try {
      await draw(current)
      setFile(new File([await pngOf(current)], `${name}.png`, { type: 'image/png' }))
    } catch {
      setIsUndrawn(true)
    }
  })
  const isReady = draw !== undefined
  useEffect(() => {
    if (isReady) void start()
  }, [isReady])

  const hasNoCard = hasFailed || isUndrawn
  const save = () => file && saveFile(file, file.name)
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] })
  const share = async () => {
    if (!file || shareText === undefined) return
    try {
      await navigator.share({ files: [file], text: shareText })
    } catch (error) {
      // If the sheet was closed, nothing should be saved.
      if (!(error instanceof DOMException && error.name === 'AbortError')) save()
    }
  }
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className="modal day-card">
      <h2 id={headingId} className="text-xl">
        {heading}
      </h2>
      <p role="status" className={hasNoCard ? 'mt-2' : 'sr-only'}>
        {hasNoCard ? words.failed : !file && words.drawing}
      </p>
      <canvas ref={canvas} {...cardSize} role="img" aria-label={shareText} hidden={hasNoCard} />
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
