import { type ChangeEvent, useRef, useState } from 'react'
import { useSavedAudio } from '#app/audio/SavedAudioContext.ts'
import { saved } from '#app/i18n/en/saved/saved.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ReadBackup } from '#app/offline/backup/backupFile.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { Button } from '#app/ui/Button.tsx'
import { saveJson } from '#app/ui/saveJson.ts'
import { showToast } from '#app/ui/toasts.ts'

const load = async () => {
  const [backup, file, articles, { db, api, savedPosts }] = await Promise.all([
    import('#app/offline/backup/backup.ts'),
    import('#app/offline/backup/backupFile.ts'),
    import('#app/offline/backup/fetchArticles.ts'),
    import('#app/offline/phone.ts'),
  ])
  const deps = { db, api, savedPosts, storage: () => localStorage, account: getKnownAccount()?.id }
  return { ...backup, ...file, ...articles, deps }
}

/** Everything of one's own as a file, and back from it. */
export function DataCopy() {
  const { copy } = useWords(saved)
  const store = useSavedAudio()
  const input = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<string>()
  const handleExport = async () => {
    setTrouble(undefined)
    try {
      const { makeBackup, deps } = await load()
      saveJson(await makeBackup(deps), copy.fileName(new Date().toISOString().slice(0, 10)))
    } catch {
      setTrouble(copy.exportFailed)
    }
  }
  const refusalOf = (read: Exclude<ReadBackup, { backup: unknown }>): string =>
    read.refused === 'wrong' ? copy.refused.wrong(read.where) : copy.refused[read.refused]
  const handleFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setTrouble(undefined)
    const content = await file.text()
    // The same file can be chosen again.
    currentTarget.value = ''
    const { readBackup, takeBackup, fetchArticles, deps } = await load()
    const read = readBackup(content)
    if (!('backup' in read)) return setTrouble(refusalOf(read))
    try {
      await takeBackup(deps, read.backup)
    } catch {
      return setTrouble(copy.refused.storage)
    }
    showToast({ title: copy.restored, description: copy.restoredText, tone: 'success' })
    void store.load('caches' in window)
    const missing = await fetchArticles(deps, read.backup.articles)
    if (missing.length > 0) setTrouble(copy.articlesMissing(missing))
  }
  return (
    <section className="mt-10">
      <h2 className="text-xl">{copy.heading}</h2>
      <p className="mt-2 text-muted">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={handleExport}>
          {copy.export}
        </Button>
        <Button variant="outline" onClick={() => input.current?.click()}>
          {copy.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={copy.import}
          hidden
          onChange={handleFile}
        />
      </div>
      <p role="alert" className="mt-3 font-semibold text-kumkum empty:hidden">
        {trouble}
      </p>
    </section>
  )
}
