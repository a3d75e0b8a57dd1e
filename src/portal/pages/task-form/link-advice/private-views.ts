// Pages of common services that show only their owner something: a list of files, an editor of
// videos, a mailbox. A link to one file is not among them: whether that is shared cannot be seen.

type Service = {
  readonly host: RegExp
  /** Whether the page is the owner's own view. */
  readonly isPrivate: (url: URL) => boolean
  /** How to share there, in the words of its buttons. */
  readonly share: string
}

const path =
  (pattern: RegExp) =>
  ({ pathname }: URL) =>
    pattern.test(pathname)

const always = () => true

const YOUR_LIST = 'This is your own list, which only you can see.'
const YOUR_MAIL =
  'This is your mailbox, which only you can open. Save the file to Google Drive or OneDrive, and paste its share link here.'
const SIGN_IN =
  'This is a sign-in page. Open your work first, choose Share there, and paste the link that it copies.'

const SERVICES: readonly Service[] = [
  {
    host: /^drive\.google\.com$/,
    isPrivate: path(
      /^(?:\/drive(?:\/(?:mobile|u\/\d+))*(?:\/(?:my-drive|home|priority|recent|starred|shared-with-me|shared-drives|computers|trash|quota|search|activity|workspaces)(?:\/.*)?)?)?\/?$/,
    ),
    share: `${YOUR_LIST} In Google Drive, choose your file, then Share, 'Anyone with the link' and 'Copy link'.`,
  },
  {
    host: /^docs\.google\.com$/,
    isPrivate: path(
      /^\/?(?:(?:document|spreadsheets|presentation|forms|drawings|videos)(?:\/u\/\d+)?(?:\/create)?)?\/?$/,
    ),
    share: `${YOUR_LIST} Open the document, then choose Share, 'Anyone with the link' and 'Copy link'.`,
  },
  {
    host: /^photos\.google\.com$/,
    isPrivate: ({ pathname }) => !pathname.includes('/share/'),
    share:
      "Only you can see this. In Google Photos, choose Share, then 'Create link', and paste that link here.",
  },
  {
    host: /^onedrive\.live\.com$/,
    isPrivate: ({ pathname, searchParams }) =>
      pathname.toLowerCase().includes('/_layouts/15/onedrive.aspx') ||
      (/^\/(?:about)?\/?$/.test(pathname) &&
        !['authkey', 'redeem', 'resid'].some((name) => searchParams.has(name)) &&
        (searchParams.get('id') ?? 'root') === 'root'),
    share: `${YOUR_LIST} In OneDrive, choose your file, then Share, 'Anyone with the link' and 'Copy link'.`,
  },
  {
    host: /-my\.sharepoint\.com$/,
    isPrivate: ({ pathname, searchParams }) =>
      !searchParams.has('guestaccesstoken') &&
      /^\/$|\/_layouts\/15\/(?:onedrive|doc|wopiframe|stream)\.aspx$|^\/:[a-z]:\/r\//i.test(
        pathname,
      ),
    share:
      "Only you and people you named can open this. Choose Share, then 'Anyone with the link' and 'Copy link', and paste that link here.",
  },
  {
    host: /^dropbox\.com$/,
    isPrivate: path(
      /^\/(?:(?:home|h|personal|work|recents|starred|deleted|deleted_files|photos|shared|sharing|share|preview|requests|account)(?:\/.*)?)?$/,
    ),
    share: `${YOUR_LIST} In Dropbox, choose your file, then Share and 'Copy link'.`,
  },
  {
    host: /^studio\.youtube\.com$/,
    isPrivate: always,
    share:
      "Only you can open YouTube Studio. Set the video's visibility to Unlisted or Public there, and paste its 'Video link', which begins with https://youtu.be/.",
  },
  {
    host: /^(?:m\.)?youtube\.com$/,
    isPrivate: ({ pathname, searchParams }) =>
      /^\/(?:my_videos|upload|edit|account|video_manager|feed\/(?:history|library|you|subscriptions|playlists|downloads))?\/?$/.test(
        pathname,
      ) ||
      (pathname === '/playlist' && ['WL', 'LL'].includes(searchParams.get('list') ?? '')),
    share: `This is your own page of YouTube, not a video. Open the video, then choose Share and Copy. It must be Unlisted or Public.`,
  },
  {
    host: /^vimeo\.com$/,
    isPrivate: path(/^\/(?:(?:manage|home|library|settings|upload)(?:\/.*)?)?$/),
    share:
      "Only you can open this. In Vimeo, open the video, then choose Share, 'Anyone with the link' and 'Copy link'.",
  },
  {
    host: /^loom\.com$/,
    isPrivate: path(/^\/(?:(?:looms|my-videos|home|library|spaces|edit|record)(?:\/.*)?)?$/),
    share:
      "Only you can open this. In Loom, open the video, then choose Share, 'Anyone with the link' and 'Copy link'. It begins with https://www.loom.com/share/.",
  },
  {
    host: /^(?:[\w-]+\.)?zoom\.us$/,
    isPrivate: path(/^\/recording(?:\/.*)?$/),
    share:
      "Only you can open this. In Zoom, choose the recording, then Share, 'Anyone with the recording link' and 'Copy sharing information'.",
  },
  {
    host: /^figma\.com$/,
    isPrivate: path(/^\/(?:(?:files|drafts|recents?|team|settings)(?:\/.*)?)?$/),
    share:
      "Only you and your team can open this. In Figma, open the file, then choose Share, 'Anyone' and 'Copy link'.",
  },
  {
    host: /^canva\.com$/,
    isPrivate: path(/^\/(?:(?:projects|your-projects|folder|shared-with-you)(?:\/.*)?)?$/),
    share: `${YOUR_LIST} In Canva, open the design, then choose Share, 'Anyone with the link' and 'Copy link'.`,
  },
  {
    host: /^icloud\.com$/,
    isPrivate: ({ pathname, hash }) =>
      hash === '' &&
      /^\/(?:(?:iclouddrive|pages|numbers|keynote|notes|photos|mail)\/?(?:create\/?)?)?$/.test(
        pathname,
      ),
    share:
      "Only you can open this. In iCloud, choose the file, then Share, 'Anyone with the link' and 'Copy link'.",
  },
  {
    host: /^(?:mail\.google\.com|outlook\.(?:live|office|office365)\.com|mail\.yahoo\.com)$/,
    isPrivate: always,
    share: YOUR_MAIL,
  },
  {
    host: /^web\.whatsapp\.com$/,
    isPrivate: always,
    share:
      'This is your own WhatsApp, which only you can open. Save the file to Google Drive or OneDrive, and paste its share link here.',
  },
  {
    host: /^(?:accounts\.google\.com|login\.live\.com|login\.microsoftonline\.com)$/,
    isPrivate: always,
    share: SIGN_IN,
  },
]

/** How to share what an address shows, where only its owner can open that; null where others may. */
export function privateView(url: URL): string | null {
  const host = url.hostname.replace(/^www\./, '')
  const service = SERVICES.find((one) => one.host.test(host))
  return service?.isPrivate(url) === true ? service.share : null
}
