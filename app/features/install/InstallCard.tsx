import { useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { install } from '#app/i18n/en/install/install.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { closePopover } from '#app/ui/closePopover.ts'
import { Mark } from '#app/ui/motifs/Mark.tsx'
import { dismissInstall, installMethod, type InstallMethod, isDismissed } from './installOffer.ts'

/**
 * Offers to install the app, or explains how where it must be done by hand: always in the menu;
 * below the page until declined, and again a month later.
 */
export function InstallCard() {
  const words = useWords(install)
  const [method, setMethod] = useState<InstallMethod>('none')
  const [isShown, setIsShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const look = () => {
      setMethod(installMethod())
      setIsShown(!isDismissed())
    }
    // However it was installed, the stored install event is void.
    const handleInstalled = () => {
      delete window.installOffer
      setMethod('none')
    }
    // The boot script handles the same event first and stores it.
    const id = setTimeout(look)
    addEventListener('beforeinstallprompt', look)
    addEventListener('appinstalled', handleInstalled)
    return () => {
      clearTimeout(id)
      removeEventListener('beforeinstallprompt', look)
      removeEventListener('appinstalled', handleInstalled)
    }
  }, [])
  if (method === 'none') return null

  const handleDismiss = () => {
    dismissInstall()
    setIsShown(false)
  }
  const handleInstall = async () => {
    const offer = window.installOffer
    // A browser's offer can be used once.
    delete window.installOffer
    setMethod('none')
    const choice = await offer?.prompt()
    if (choice?.outcome === 'dismissed') dismissInstall()
  }
  const handleMenu = () => {
    closePopover(document.getElementById('menu'))
    if (method === 'prompt') return handleInstall()
    flushSync(() => setIsShown(true))
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }
  const menu = document.getElementById('menu-install')
  return (
    <>
      {menu &&
        createPortal(
          <button type="button" onClick={handleMenu} className="menu-link w-full">
            {words.menu}
          </button>,
          menu,
        )}
      {isShown && (
        <aside
          data-install
          className="mx-auto w-full max-w-7xl px-4 py-12"
          aria-label={words.title}
        >
          <Card className="flex flex-wrap items-center gap-5 p-6">
            <Mark className="size-12 shrink-0 text-saffron" />
            <div className="min-w-60 grow basis-0">
              <h2 ref={heading} tabIndex={-1} className="font-display text-xl">
                {method === 'ios' ? words.iosTitle : words.title}
              </h2>
              {method === 'ios' ? (
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
              {method === 'prompt' && <Button onClick={handleInstall}>{words.install}</Button>}
              <Button variant="quiet" onClick={handleDismiss}>
                {words.later}
              </Button>
            </div>
          </Card>
        </aside>
      )}
    </>
  )
}
