import { EARLY_TEXT } from '../contract/early-text';

/** Maximum wait in milliseconds. After it, the script starts even if an image has not loaded. */
const MAX_WAIT_MS = 3_000;

/**
 * Returns code that starts a page's script after the browser has drawn the first screen. Until then, the code stores
 * text that a visitor types, for this tab only. See docs/decisions/009-page-script-and-text.md.
 * @param parts paths of modules that the script imports, to load them in parallel.
 */
export function startAfterRender(path: string, parts: string[]): string {
  return `
const keepEarly=({target:{form,name,value}})=>{
const of=form?.getAttribute("name");
if(!of||"usable" in document.documentElement.dataset)return;
const key="${EARLY_TEXT}"+of;
try{sessionStorage.setItem(key,JSON.stringify({...JSON.parse(sessionStorage.getItem(key)),[name]:value}))}catch{}
};
addEventListener("input",keepEarly);
addEventListener("submit",event=>{if(!event.defaultPrevented)event.target.dataset.posting=""});
addEventListener("pageshow",({persisted})=>{if(persisted)for(const form of document.forms)delete form.dataset.posting});
let isBack=false,isCut=false;
const again=()=>isBack&&isCut&&navigator.onLine&&location.reload();
addEventListener("online",()=>{isBack=true;again()});
const fetchPart=href=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}));
const start=()=>{${JSON.stringify(parts)}.forEach(fetchPart);import("${path}").catch(()=>{isCut=true;again()})};
const drawn=new Promise(next=>new PerformanceObserver(next).observe({type:"paint",buffered:true}));
const loaded=new Promise(next=>document.readyState==="complete"?next():addEventListener("load",next));
const late=new Promise(next=>setTimeout(next,${MAX_WAIT_MS}));
Promise.race([Promise.all([drawn,loaded]),late]).then(start);
`.trim();
}
