// Unpacks the browser into TMPDIR and says where it is.
import chromium from '@sparticuz/chromium'
console.log(await chromium.executablePath())
