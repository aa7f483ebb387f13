import { type ComponentProps, useState } from 'react'
import { adminRecordings } from '#app/i18n/en/writing/adminRecordings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { audioPath } from '#contract/paths.ts'
import { lengthText } from './timings.ts'
import { UploadForm } from './UploadForm.tsx'

const sizeText = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

type Props = Pick<ComponentProps<typeof UploadForm>, 'voice' | 'first' | 'onFirst'>

/** The current recording, and a way to replace it. */
export function RecordingCard({ voice, first, onFirst }: Props) {
  const { audio: words } = useWords(adminRecordings)
  const [uploads, setUploads] = useState(0)
  const { recording, isBusy } = voice
  const remove = async () => {
    if (await voice.remove()) showToast({ title: words.removed })
  }
  const handleDone = () => {
    setUploads((count) => count + 1)
    showToast({ title: words.done, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      {!recording && <p className="mt-1 text-muted">{words.none}</p>}
      {recording && (
        <>
          <p className="mt-1">
            {words.about(lengthText(recording.durationMs), sizeText(recording.bytes))}
            {recording.isSynthesised && `, ${words.synthesised}`}
          </p>
          <audio
            key={recording.url}
            controls
            preload="none"
            src={audioPath(recording.url)}
            className="mt-3 w-full"
          />
        </>
      )}
      <UploadForm key={uploads} voice={voice} first={first} onFirst={onFirst} onDone={handleDone} />
      {recording && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          isBusy={isBusy}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      )}
    </Card>
  )
}
