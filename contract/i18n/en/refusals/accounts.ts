export const accounts = {
  usernameTaken: 'This username is taken. Please choose another.',
  chooseAnother: 'Please choose another password.',
  passwordEasy:
    'This password is easy to guess. Try three unrelated words, with a capital letter and a number.',
  passwordClose:
    'This password is too similar to a name or word on this site. Please choose another.',
  passwordMissing: 'Please enter the password of the account',
  passwordWrong: 'This password is not correct',
  currentPasswordWrong: 'This is not your current password',
  sameEmail: 'This is already your email address',
  hasAccount: 'This email address already has an account. Please log in to it.',
  otherInvited: ({ email }: { email: string }) =>
    `This invitation is for ${email}. Please log in to the account with that address.`,
  twoStepOn: 'Two-step login is already on. Please turn it off first.',
  twoStepNotBegun: 'Please start again.',
}
