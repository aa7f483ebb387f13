import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { templeCity } from '#app/almanac/useCity.ts'
import { AdminClosed } from '#app/features/shell/AdminClosed.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { adminShell } from '#app/i18n/en/shell/adminShell.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadWithRetry } from '#app/lazy/lazyLoad.ts'
import { loadStylesAgain } from '#app/lazy/loadStylesAgain.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** The back office. Only phones that open it load its code, and the server renders none of it. */
export const Route = createFileRoute('/admin/$')({
  loader: () => ({ head: { ...adminShell.english.page, path: '/admin', isPrivate: true } }),
  head: loadedHead,
  component: Admin,
})

const AdminShell = lazyComponent(async () => {
  await loadStylesAgain()
  return (await import('#app/features/admin/AdminShell.tsx')).AdminShell
}, AdminClosed)

const AdminLogin = lazyComponent(
  async () => (await import('#app/features/accounts/AdminLogin.tsx')).AdminLogin,
  AdminClosed,
)

const handleLogout = () =>
  void loadWithRetry(() => import('#app/shell/lazyShell.tsx')).then((later) =>
    later.requestSignOut(),
  )

function Admin() {
  const { data: site } = useQuery(siteQuery)
  return (
    <AdminShell
      timeZone={site?.city.timeZone ?? 'Asia/Kolkata'}
      temple={site && { name: site.name, place: templeCity(site) }}
      onLogout={handleLogout}
      Login={AdminLogin}
    />
  )
}
