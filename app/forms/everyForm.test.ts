import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(app, path), 'utf8')

/** What makes a component a form. */
const isForm = (text: string): boolean =>
  /<form\b|\buse(?:Command|Direct|Profile)Form\b|<(?:EditedForm|ReasonForm|DraftForm)\b/.test(text)

/**
 * Each form, the test that presses its button twice while the server holds the answer, and what
 * that sends: with `expectSteady` (app/test), or in its own words with `server.holds`.
 */
const pressedTwice: Record<string, readonly [test: string, ...sends: string[]]> = {
  'admin/ReasonForm': ['admin/ReasonForm', 'voidDonation'],
  'admin/ColumnsCard': ['features/admin/devotees/imports/ImportPastGifts', 'previewPastGifts'],
  'admin/EditedForm': ['admin/EditedForm', 'updateBookingDetails'],
  'admin/PasswordDialog': ['features/admin/accounts/PersonDetails', 'setDisabled'],
  'admin/PublishControls': ['features/admin/shop/ProductForm', 'publishProduct'],
  'admin/VoidDonation': ['admin/ReasonForm', 'voidDonation'],
  'admin/dakshina/ConfirmClaim': [
    'admin/dakshina/ConfirmClaim',
    'confirmDakshina',
    'dismissDakshina',
  ],
  'admin/dakshina/RecordDakshina': ['features/admin/dakshina/DakshinaOfBooking', 'recordDakshina'],
  'admin/dakshina/UndoPayment': ['admin/dakshina/UndoPayment', 'returnDakshina'],
  'admin/payments/ChequeForm': ['features/admin/donations/DonationPayment', 'answerCheque'],
  'admin/drafts/NewDraft': ['features/admin/blog/NewPost', 'createPost'],
  'admin/drafts/PublishButtons': ['features/admin/blog/PostEditor', 'publishPost'],
  'admin/drafts/DraftForm': ['features/admin/blog/PostEditor', 'updatePost'],
  'admin/figures/FiguresForm': ['features/admin/shop/PricesOfMany', 'updatePricesAndStock'],
  'admin/list/SavedViews': ['admin/list/SavedViews', 'saveView'],
  'admin/translations/TranslationForm': ['admin/translations/Translated', 'saveTranslation'],
  'admin/orders/VoidSale': ['features/admin/counter/SaleDetails', 'voidSale'],
  'features/accounts/AcceptWithAccount': ['features/accounts/Invitation', 'joinStaff'],
  'features/accounts/ConfirmForm': ['features/accounts/ConfirmEmail', 'confirmEmail'],
  'features/accounts/DeleteAccount': ['features/accounts/Profile', 'deleteMyAccount'],
  'features/accounts/EmailSection': ['features/accounts/Profile', 'changeEmail'],
  'features/accounts/EndSessions': [
    'features/accounts/SessionsSection',
    'endSession',
    'endOtherSessions',
  ],
  'features/accounts/FirstAdminForm': ['features/accounts/FirstAdminForm', 'createFirstAdmin'],
  'features/accounts/ForgotPassword': ['features/accounts/ForgotPassword', 'forgotPassword'],
  'features/accounts/LoginForm': ['features/accounts/LoginForm', 'login'],
  'features/accounts/NameSection': ['features/accounts/Profile', 'updateProfile'],
  'features/accounts/NewPassword': ['features/accounts/NewPassword', 'resetPassword'],
  'features/accounts/NewStaffForm': ['features/accounts/Invitation', 'acceptInvitation'],
  'features/accounts/PasswordSection': ['features/accounts/Profile', 'changePassword'],
  'features/accounts/SignupForm': ['features/accounts/SignupForm', 'register'],
  'features/accounts/TotpSection': ['features/accounts/TotpSection', 'startTotp', 'disableTotp'],
  'features/accounts/TotpSetup': ['features/accounts/TotpSection', 'confirmTotp'],
  'features/admin/accounts/Invite': ['features/admin/accounts/AccountsTab', 'inviteToStaff'],
  'features/admin/accounts/RoleForm': ['features/admin/accounts/PersonDetails', 'setRole'],
  'features/admin/blog/PostForm': ['features/admin/blog/PostEditor', 'updatePost'],
  'features/admin/bookings/CeilingsForm': ['features/admin/bookings/PujaPlaces', 'setCeilings'],
  'features/admin/bookings/DayPartsForm': ['features/admin/bookings/DayPartsForm', 'setDayParts'],
  'features/admin/bookings/DetailsForm': [
    'features/admin/bookings/BookingDetails',
    'updateBookingDetails',
  ],
  'features/admin/bookings/MessageForm': [
    'features/admin/bookings/MessageBookings',
    'messageBookings',
  ],
  'features/admin/bookings/MoveManyForm': ['features/admin/bookings/MoveBookings', 'moveBookings'],
  'features/admin/bookings/MoveForm': ['features/admin/bookings/BookingDetails', 'moveBooking'],
  'features/admin/bookings/PlacesForm': [
    'features/admin/bookings/PujaPlaces',
    'updatePujaSettings',
  ],
  'features/admin/bookings/PriestsForm': ['features/admin/bookings/PriestsForm', 'updatePriests'],
  'features/admin/bookings/SpokenName': ['features/admin/bookings/PriestSheet', 'correctName'],
  'features/admin/bookings/WholeTemple': ['features/admin/bookings/PujaPlaces', 'setSpecialDay'],
  'features/admin/contact/ReplyForm': ['features/admin/contact/MessageDetails', 'replyToMessage'],
  'features/admin/contact/TemplatesPage': [
    'features/admin/contact/TemplatesPage',
    'updateAnswerTemplates',
  ],
  'features/admin/counter/BookingEntry': ['features/admin/counter/BookingAtCounter', 'takeBooking'],
  'features/admin/counter/CashCountForm': ['features/admin/counter/CashOfDay', 'countCash'],
  'features/admin/counter/ExplainCount': ['features/admin/counter/CashOfDay', 'explainCount'],
  'features/admin/counter/DonationEntry': [
    'features/admin/counter/DonationAtCounter',
    'recordDonation',
  ],
  'features/admin/devotees/DevoteeNotes': ['features/admin/devotees/DevoteesTab', 'addDevoteeNote'],
  'features/admin/counter/PayByUpi': ['features/admin/counter/PaidBooking', 'recordDakshina'],
  'features/admin/counter/SaleForm': ['features/admin/counter/CounterSale', 'sellAtCounter'],
  'features/admin/donations/AnotherPayment': [
    'features/admin/donations/DonationPayment',
    'recordPayment',
  ],
  'features/admin/donations/ConfirmPledge': [
    'features/admin/donations/DonationPayment',
    'confirmDonation',
  ],
  'features/admin/donations/CorrectDonor': [
    'features/admin/donations/CorrectDonor',
    'correctDonor',
  ],
  'features/admin/donations/RefundForm': [
    'features/admin/donations/RefundForm',
    'refundDonation',
    'returnDonation',
  ],
  'features/admin/donations/LatePan': ['features/admin/donations/DonationDetails', 'addPan'],
  'features/admin/donations/LineDonation': [
    'features/admin/donations/StatementMatches',
    'recordLine',
    'confirmStatement',
  ],
  'features/admin/donations/StatementImport': [
    'features/admin/donations/StatementImport',
    'previewStatement',
  ],
  'features/admin/festivals/FestivalForm': [
    'features/admin/festivals/FestivalDetails',
    'editFestival',
  ],
  'features/admin/festivals/NewFestival': ['features/admin/festivals/NewFestival', 'addFestival'],
  'features/admin/festivals/RepeatForm': [
    'features/admin/festivals/RepeatDetails',
    'editFestivalRepeat',
  ],
  'features/admin/festivals/ShownForm': [
    'features/admin/festivals/ShownFestivals',
    'setFestivalChoice',
  ],
  'features/admin/guide/RiteForm': ['features/admin/guide/RiteEditor', 'updateRite'],
  'features/admin/mantras/MantraForm': ['features/admin/mantras/MantraForm', 'updateMantra'],
  'features/admin/newsletter/ImportSubscribers': [
    'features/admin/newsletter/ImportSubscribers',
    'previewImport',
    'importSubscribers',
  ],
  'features/admin/newsletter/IssueForm': ['features/admin/newsletter/IssueEditor', 'updateIssue'],
  'features/admin/newsletter/NewIssue': ['features/admin/newsletter/NewIssue', 'createIssue'],
  'features/admin/orders/CancelStep': ['features/admin/orders/OrderPayment', 'cancelStaffOrder'],
  'features/admin/orders/ConfirmStep': ['features/admin/orders/OrderPayment', 'confirmOrder'],
  'features/admin/orders/RefundStep': ['features/admin/orders/OrderPayment', 'recordOrderRefund'],
  'features/admin/orders/RemittanceForm': [
    'features/admin/orders/OrdersToRemit',
    'recordRemittance',
  ],
  'features/admin/orders/ReturnEntry': ['features/admin/orders/Corrections', 'startReturn'],
  'features/admin/orders/SendParcels': ['features/admin/orders/BulkSteps', 'takeOrderSteps'],
  'features/admin/orders/ShipStep': ['features/admin/orders/OrderDetails', 'shipOrder'],
  'features/admin/orders/WriteOffStep': ['features/admin/orders/Corrections', 'writeOffSale'],
  'features/admin/pages/PageForm': ['features/admin/pages/PagesTab', 'updatePage'],
  'features/admin/personal-data/PersonalDataTab': [
    'features/admin/personal-data/PersonalDataTab',
    'findPersonalData',
  ],
  'features/admin/pujas/NewPuja': ['features/admin/pujas/NewPuja', 'createPuja'],
  'features/admin/pujas/PujaForm': ['features/admin/pujas/PujaEditor', 'updatePuja'],
  'features/admin/sevas/NewSeva': ['features/admin/sevas/Sevas', 'addSeva'],
  'features/admin/sevas/SevaForm': ['features/admin/sevas/Sevas', 'editSeva'],
  'features/admin/sevas/SevaGifts': ['features/admin/sevas/Sevas', 'recordSevaGift'],
  'features/admin/shop/NewProduct': ['features/admin/shop/NewProduct', 'createProduct'],
  'features/admin/shop/ProductForm': ['features/admin/shop/ProductForm', 'updateProduct'],
  'features/admin/shop/StockForm': ['features/admin/shop/StockPanel', 'receiveStock'],
  'features/admin/site/SectionForm': ['features/admin/site/SectionForm', 'updateSiteSection'],
  'features/admin/sevas/sponsored/NewOffering': [
    'features/admin/sevas/sponsored/Sponsored',
    'addSponsorship',
  ],
  'features/admin/sevas/sponsored/OfferingPage': [
    'features/admin/sevas/sponsored/Sponsored',
    'editSponsorship',
  ],
  'features/admin/sevas/sponsored/SponsoredDayPage': [
    'features/admin/sevas/sponsored/Sponsored',
    'moveSponsoredDay',
  ],
  'features/admin/sevas/sponsored/TakeDay': [
    'features/admin/sevas/sponsored/Sponsored',
    'recordSponsoredDay',
  ],
  'features/bookings/BookingForm': ['features/bookings/BookingFormSending', 'createBooking'],
  'features/bookings/GiveAddress': ['features/bookings/GiveAddress', 'giveAddress'],
  'features/bookings/MoveBooking': ['features/bookings/ChangeBooking', 'rescheduleBooking'],
  'features/contact/ContactForm': ['features/contact/ContactForm', 'sendMessage'],
  'features/donations/DonationForm': ['features/donations/DonationForm', 'createDonation'],
  'features/newsletter/NewsletterForm': ['features/newsletter/NewsletterForm', 'subscribe'],
  'features/orders/ClaimOrder': ['features/orders/ClaimOrder', 'claimOrder'],
  'features/orders/ReturnForm': ['features/orders/ReturnItems', 'askReturn'],
  'features/reminders/CodeForm': ['features/reminders/WhatsappForm', 'confirmWhatsapp'],
  'features/reminders/EmailReminders': ['features/reminders/EmailReminders', 'askEmailReminders'],
  'features/reminders/WhatsappForm': ['features/reminders/WhatsappForm', 'subscribeWhatsapp'],
  'features/shop/CheckoutForm': ['features/shop/CheckoutView', 'placeOrder'],
  'features/shop/usePlaceOrder': ['features/shop/CheckoutView', 'placeOrder'],
  'payments/ClaimByOutbox': ['features/donations/DonationClaim', 'claimDonation'],
  'payments/ClaimPaid': ['features/donations/DonationClaim', 'claimDonation'],
  'payments/SandboxCard': ['features/bookings/PayDakshina', 'payInSandbox'],
  'features/sponsorships/ChooseDay': ['features/sponsorships/SponsorDay', 'holdSponsoredDay'],
  'features/donations/GiftActions': ['features/donations/GiftLookup', 'setGiftAmount'],
  'features/donations/MonthlyForm': ['features/donations/MonthlyForm', 'startUpiGift'],
  'features/sevas/SevaRequest': ['features/sevas/SevaRequest', 'requestSeva'],
}

/** Forms that are shown in another way, and how. */
const otherwise: Record<string, string> = {
  'features/accounts/useProfileForm': 'a hook of the forms in the profile',
  'admin/recordings/UploadForm': 'uploads: Recording.test.tsx',
  'features/admin/shop/ProductFile': 'uploads: ProductFile.test.tsx',
  'features/sadhana/GoalsDialog': 'sends nothing, writes to the phone',
  'features/search/SearchForm': 'sends nothing, leads to an address',
  'forms/useCommandForm': 'the hook of forms that the outbox sends',
  'forms/useDirectForm': 'the hook of forms that wait for an answer',
  'payments/StripeCard': 'the provider sends: StripeCard.test.tsx',
}

const forms = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((path) => !/\.test\.|^test\/|^entry-server/.test(path) && isForm(read(path)))
  .map((path) => path.replace(/\.tsx?$/, ''))

describe('Every form', () => {
  it('is known here, with the test that presses its button twice', () => {
    const known = [...Object.keys(pressedTwice), ...Object.keys(otherwise)]
    expect(known.toSorted()).toEqual(forms.toSorted())
  })

  it('is held by that test while it is busy', () => {
    const missed = Object.values(pressedTwice).flatMap(([test, ...sends]) => {
      const text = read(`${test}.test.tsx`)
      return sends
        .filter((endpoint) => !isHeld(text, endpoint))
        .map((endpoint) => `${test} never holds ${endpoint}`)
    })
    expect(missed).toEqual([])
  })
})

/** Or it is in a row of a table of tests. */
const isHeld = (text: string, endpoint: string): boolean =>
  new RegExp(`(?:sends:|holds\\()\\s*${endpoint}\\b`).test(text) ||
  (/\bsends,/.test(text) && new RegExp(`, ${endpoint}\\],`).test(text))
