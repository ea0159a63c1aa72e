import re, pytest, random
from people import *
SIZES=[(360,640),(320,568),(780,360),(1280,800)]
def shots(page,name,sizes=SIZES):
    for w,h in sizes:
        page.set_viewport_size({"width":w,"height":h}); page.wait_for_timeout(250)
        page.screenshot(path=f"/tmp/shots/{name}-{w}.png")
    page.set_viewport_size({"width":360,"height":640})
@pytest.mark.parametrize("lang",["en","ko","ar"])
def test_look(new_person, lang):
    person = new_person(viewport={"width":360,"height":640})
    names=["Ann","Bob","Cem","Dan","Eve","Fay","Maximilian-Alexander Obermüller"]
    person.adds(*names)
    for i in range(4):
        random.Random(i).shuffle(names)
        person.plays(names[:2],names[2:4])
        person.scores(TEAMS[i % 2])
        person.ends_gather()
    person.goes_to("Season")
    if lang != "en":
        person.page.evaluate(f"document.cookie='lang={lang}'")
        person.page.goto(f"{person.url}/?lang={lang}#/season"); person.page.wait_for_timeout(800)
    shots(person.page,"season-"+lang)
    if lang=="en":
        person.press("Matches"); shots(person.page,"season-matches",[(360,640)])
        person.press("Goals"); shots(person.page,"season-goals",[(360,640)])
        person.press("Table"); person.page.emulate_media(color_scheme="dark"); shots(person.page,"season-dark",[(360,640)])
