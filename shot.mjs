import { chromium } from 'playwright';
const [,, out, path='/', w='1280', h='900', scheme='light', sel] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p = await b.newPage({viewport:{width:+w,height:+h}, colorScheme: scheme, deviceScaleFactor: sel?4:1});
await p.goto('http://127.0.0.1:4400'+path); await p.waitForSelector('html[data-hydrated]'); await p.waitForTimeout(800);
if(sel) await p.locator(sel).first().screenshot({path: out}); else await p.screenshot({path: out, fullPage: true});
await b.close();
