import { EARLY_TEXT } from '../contract/early-text';

/** A picture that does not come must not keep the page from being usable. */
const MAX_WAIT_MS = 3_000;

/**
 * Text of a module that fetches and starts a page's script once the page is drawn with all that belongs to its first screen: the words
 * are readable without the script, and on a slow line it would only take the time of what they wait for. docs/decisions/009-page-script-and-text.md
 * A script that could not be loaded is asked for again, with its page, as soon as there is a connection, also where that came back before the
 * script was given up. Until it is there, what is typed into a form that has a name is kept for the tab: a press on a link or a reload loses
 * none of it. A form that the browser has begun to post is marked, so that the script does not send it a second time.
 * @param path of the script
 * @param parts paths of what it will import, fetched at the same time
 */
export function startWhenDrawn(path: string, parts: string[]): string {
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
