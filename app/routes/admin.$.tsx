import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AdminClosed } from '#app/features/shell/AdminClosed.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { adminShell } from '#app/i18n/en/adminShell.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
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

function Admin() {
  const { data: site } = useQuery(siteQuery)
  return <AdminShell timeZone={site?.city.timeZone ?? 'Asia/Kolkata'} Login={AdminLogin} />
}
