import { Link } from '@tanstack/react-router'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { Gate } from './Gate.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login of the back office, shown at the address that needs it. */
export function AdminLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const { login: words } = useWords(signIn)
  const { signIn: office } = useWords(admin)
  return (
    <Gate
      title={office.title}
      intro={office.text}
      others={
        <Link to="/forgot-password" className="text-link">
          {words.forgot}
        </Link>
      }
    >
      <LoginForm username="" onSignedIn={onSignedIn} />
    </Gate>
  )
}
