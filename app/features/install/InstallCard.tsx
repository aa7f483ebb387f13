import { useEffect, useState } from 'react'
import { install } from '#app/i18n/en/install.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Mark } from '#app/ui/motifs/Mark.tsx'
import { dismissInstall, installWay, type InstallWay } from './installOffer.ts'

/**
 * Offers to install the app if the browser can do it, and explains how if it has to be done by
 * hand.
 */
export function InstallCard() {
  const words = useWords(install)
  const [way, setWay] = useState<InstallWay>('none')
  useEffect(() => {
    const look = () => setWay(installWay())
    // However it was installed, the stored offer is no longer valid.
    const handleInstalled = () => {
      delete window.installOffer
      setWay('none')
    }
    // The boot script has just heard the same event and stored it.
    const id = setTimeout(look)
    addEventListener('beforeinstallprompt', look)
    addEventListener('appinstalled', handleInstalled)
    return () => {
      clearTimeout(id)
      removeEventListener('beforeinstallprompt', look)
      removeEventListener('appinstalled', handleInstalled)
    }
  }, [])
  if (way === 'none') return null

  const handleDismiss = () => {
    dismissInstall()
    setWay('none')
  }
  const handleInstall = async () => {
    const offer = window.installOffer
    // A browser's offer can be used once.
    delete window.installOffer
    setWay('none')
    const choice = await offer?.prompt()
    if (choice?.outcome === 'dismissed') dismissInstall()
  }
  return (
    <aside className="mx-auto w-full max-w-7xl px-4 py-12" aria-label={words.title}>
      <Card className="flex flex-wrap items-center gap-5 p-6">
        <Mark className="size-12 shrink-0 text-saffron" />
        <div className="min-w-60 grow basis-0">
          <h2 className="font-display text-xl">{way === 'ios' ? words.iosTitle : words.title}</h2>
          {way === 'ios' ? (
            <ol className="mt-1 list-decimal pl-5 text-muted">
              <li>{words.iosShare}</li>
              <li>{words.iosAdd}</li>
              <li>{words.iosOpen}</li>
            </ol>
          ) : (
            <p className="mt-1 text-muted">{words.text}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {way === 'prompt' && <Button onClick={handleInstall}>{words.install}</Button>}
          <Button variant="quiet" onClick={handleDismiss}>
            {words.later}
          </Button>
        </div>
      </Card>
    </aside>
  )
}
